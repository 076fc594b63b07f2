/** The buttons of the program on the front page. The sandbox loads when the reader runs it. */
export function mountProgram(bar: HTMLElement): void {
  const [panel, place] = [document.querySelector('.hero .panel'), document.querySelector<HTMLElement>('.hero-outcome')];
  const [run, edit] = bar.querySelectorAll('button');
  const pre = panel?.querySelector('pre');
  if (!panel || !place || !run || !edit || !pre) return;
  const printed =
    panel.querySelector<HTMLElement>('button[data-code]')?.dataset['code']?.replaceAll('\u007F', '\n') ?? '';
  let editor: HTMLTextAreaElement | undefined;
  delete bar.dataset['late'];
  edit.addEventListener('click', () => {
    if (editor === undefined) {
      editor = document.createElement('textarea');
      editor.value = printed.trimEnd();
      editor.spellcheck = false;
      editor.rows = editor.value.split('\n').length + 1;
      editor.setAttribute('aria-label', 'Program');
      pre.closest('.expressive-code')?.replaceWith(editor);
    }
    editor.focus();
  });
  run.addEventListener('click', () => {
    place.hidden = false;
    void import('./run.ts').then(({ runProgram }) => runProgram(editor?.value ?? printed, place));
  });
}
