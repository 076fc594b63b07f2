/** The problem of a path and its remedy, by the code of a system error. */
const problems: Readonly<Record<string, readonly [problem: string, remedy: string]>> = {
  ENOENT: ["the file or its folder doesn't exist", 'Check the path, or create its folder.'],
  ENOTDIR: ['a part of the path is a file', 'Pass another path.'],
  EISDIR: ['it is a folder', 'Pass the path of a file.'],
  EEXIST: ['a file or link has this name', 'Pass another path.'],
  EACCES: ['access is denied', 'Change its permissions, or pass another path.'],
  EPERM: ['access is denied', 'Change its permissions, or pass another path.'],
  EROFS: ['its file system is read-only', 'Pass another path.'],
};

interface SystemError {
  readonly code?: unknown;
  readonly path?: unknown;
  readonly syscall?: unknown;
}

/** A sentence about the path of a system error, and its remedy. Undefined for other errors. */
export function fileProblem(error: unknown, shown?: string, done = 'opened'): string | undefined {
  const { code, path, syscall } = (error ?? {}) as SystemError;
  if (typeof code !== 'string' || !Object.hasOwn(problems, code) || typeof syscall !== 'string') return undefined;
  const name = shown ?? path;
  if (typeof name !== 'string') return undefined;
  const [problem, remedy] = problems[code] as (typeof problems)[string];
  return `${name} can't be ${done}: ${problem}. ${remedy}`;
}
