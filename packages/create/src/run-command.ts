import { createProject } from './create-project.ts';
import { projectTemplates, type ProjectKind } from './project-templates.ts';

const names = Object.keys(projectTemplates) as readonly ProjectKind[];

const usage = `npm create tradelane <folder> [kind]

${names.map((name) => `  ${name.padEnd(12)}${projectTemplates[name].what}`).join('\n')}

The default kind is seller. Example: npm create tradelane my-shop connector`;

/**
 * Runs `npm create tradelane` with its arguments: a folder and optionally a kind. Prints the next steps.
 * @returns The exit code: 0, 1 if the project can't be created, 2 if the arguments are invalid.
 * @throws {TypeError} If `args` isn't a list of strings.
 */
export function runCommand(args: readonly string[]): number {
  if (!Array.isArray(args) || !args.every((arg) => typeof arg === 'string'))
    throw new TypeError('runCommand: `args` must be an array of strings.');
  if (args.includes('--help') || args.includes('-h')) {
    console.log(usage);
    return 0;
  }
  const [folder = '', wanted = 'seller', ...more] = args;
  const kind = names.find((name) => name === wanted);
  const option = args.find((arg) => arg.startsWith('-'));
  if (option !== undefined) return refuse(`Unknown option: ${option}.`);
  if (folder === '') return refuse('The folder is missing. Pass the name of a new folder.');
  if (kind === undefined) return refuse(`Unknown kind: "${wanted}". Use one of ${names.join(', ')}.`);
  if (more.length > 0) return refuse(`Unexpected argument: ${more.join(' ')}. Pass one folder and one kind.`);
  try {
    createProject({ folder, kind });
  } catch (error) {
    console.error((error as Error).message);
    return 1;
  }
  const manager = packageManager(process.env['npm_config_user_agent']);
  console.log(
    [
      `Created ${folder} (${kind}): a project that ${projectTemplates[kind].what}.`,
      '',
      `  cd ${quoted(folder)}`,
      `  ${manager} install`,
      `  ${manager} start`.padEnd(19) + 'runs against a sandbox in the same process',
      '',
      'To use a real host, fill in .env.',
      ...oldNode(process.versions.node),
    ].join('\n'),
  );
  return 0;
}

/** A note if the running Node is too old for the project. */
function oldNode(version: string): readonly string[] {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const isOld = major < 22 || (major === 22 && minor < 18);
  return isOld ? ['', `The project needs Node 22.18 or newer. This is Node ${version}.`] : [];
}

/** The package manager that runs this program, from its user agent, such as `pnpm/12.0.0 node/v24.0.0 linux x64`. */
function packageManager(userAgent = ''): string {
  return /^(pnpm|yarn|bun)\//.exec(userAgent)?.[1] ?? 'npm';
}

/** A folder, quoted for a shell. */
function quoted(folder: string): string {
  return /^[\w@%+=:,./~-]+$/.test(folder) ? folder : `'${folder.replaceAll(/[\\']/g, String.raw`'\$&'`)}'`;
}

function refuse(reason: string): 2 {
  console.error(`${reason}\n\n${usage}`);
  return 2;
}
