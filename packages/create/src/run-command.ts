import { createProject } from './create-project.ts';
import { kinds, type ProjectKind } from './kinds.ts';

const names = Object.keys(kinds) as readonly ProjectKind[];

/**
 * What `npm create tradelane` does with its arguments: a folder and, where it is not a seller's, the kind of the project. Says on the console what comes next.
 * @returns the exit code: 0, 1 where the project cannot be made, 2 where the arguments are no folder and kind
 */
export function runCommand([folder, wanted = 'seller']: readonly string[]): number {
  const kind = names.find((name) => name === wanted);
  if (folder === undefined || folder.startsWith('-') || kind === undefined) {
    const list = names.map((name) => `  ${name.padEnd(12)}${kinds[name].what}`).join('\n');
    console.error(`npm create tradelane <folder> [kind]\n\n${list}`);
    return 2;
  }
  try {
    createProject({ folder, kind });
  } catch (error) {
    console.error((error as Error).message);
    return 1;
  }
  console.log(
    [
      `${folder}: a ${kind} project, which ${kinds[kind].what}.`,
      '',
      `  cd ${folder}`,
      '  npm install',
      '  npm start        against the sandbox, in this process',
      '',
      'For a real host, fill in .env.',
    ].join('\n'),
  );
  return 0;
}
