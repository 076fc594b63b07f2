/** Plays the scenes of an order's day, one after the other. */

const sceneInMs = 2500;

/** Makes a film playable. It starts when it comes into view, unless the reader prefers less motion. */
export function mountFilm(film: HTMLElement): void {
  const scenes = [...film.querySelectorAll<HTMLElement>('.scene')];
  const button = film.querySelector<HTMLButtonElement>('.film-play');
  const state = film.querySelector<HTMLElement>('.film-state');
  if (button === null || state === null) return;
  let at = -1;
  let timer: ReturnType<typeof setInterval> | undefined;
  const show = (index: number): void => {
    at = index;
    scenes.forEach((scene, number) => {
      scene.classList.toggle('scene-now', number === index);
      scene.classList.toggle('scene-past', number < index);
    });
    state.textContent = scenes[index]?.dataset['state'] ?? '';
  };
  const pause = (): void => {
    clearInterval(timer);
    timer = undefined;
    button.textContent = at === scenes.length - 1 ? 'Play again' : 'Play';
  };
  const play = (): void => {
    show(at >= scenes.length - 1 ? 0 : at + 1);
    button.textContent = 'Pause';
    timer = setInterval(() => {
      show(at + 1);
      if (at >= scenes.length - 1) pause();
    }, sceneInMs);
  };
  delete button.dataset['late'];
  button.addEventListener('click', () => (timer === undefined ? play() : pause()));
  scenes.forEach((scene, index) =>
    scene.addEventListener('click', () => {
      pause();
      show(index);
    }),
  );
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const seen = new IntersectionObserver(
    ([entry]) => {
      if (entry?.isIntersecting !== true) return;
      seen.disconnect();
      if (at < 0) play();
    },
    { threshold: 0.4 },
  );
  seen.observe(film);
}
