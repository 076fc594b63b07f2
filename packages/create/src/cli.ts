#!/usr/bin/env node
import { createProject } from './create-project.ts';
import { kinds, type ProjectKind } from './kinds.ts';

const names = Object.keys(kinds) as readonly ProjectKind[];
const [folder, wanted = 'seller'] = process.argv.slice(2);
const kind = names.find((name) => name === wanted);
if (folder === undefined || folder.startsWith('-') || kind === undefined) {
  console.error(
    `npm create @tradelane <folder> [kind]\n\n${names.map((name) => `  ${name.padEnd(12)}${kinds[name].what}`).join('\n')}`,
  );
  process.exit(2);
}
try {
  createProject({ folder, kind });
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
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
