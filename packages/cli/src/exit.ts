import { maskedText } from '@tradelane/sandbox/secrets';
import { fileProblem } from './file-problem.ts';
import { note, oneLine, type Io } from './io.ts';

/** The exit codes of the program. */
export const exitCodes = { ok: 0, failed: 1, usage: 2, refused: 3, partly: 4, interrupted: 130 } as const;

/** The command line is invalid, or a setting is missing. */
export class UsageError extends Error {
  override readonly name: string = 'UsageError';
}

/** A database refused to store an item. */
export class TargetError extends Error {
  override readonly name: string = 'TargetError';

  constructor(table: string, cause: unknown) {
    const { message } = cause as Error;
    super(`The table ${table} didn't accept an item: ${message}. Correct the table, or pass another --table.`, {
      cause,
    });
  }
}

/** Work that ended after a part of it was done. */
export class PartlyDoneError extends Error {
  override readonly name: string = 'PartlyDoneError';
}

/** The members of errors that the program reads. Errors of the clients have all of them. */
interface Failure {
  readonly name?: string;
  readonly code?: unknown;
  readonly message?: string;
  readonly cause?: unknown;
  readonly stack?: string;
  readonly status?: number;
  readonly attempts?: number;
  readonly outcome?: string;
  readonly method?: string;
  readonly requestId?: string;
  readonly serverMessage?: string;
  readonly fieldErrors?: readonly { readonly field?: string; readonly message?: string; readonly code?: string }[];
  readonly retryAt?: Date;
}

/** The code of an error as text. A `DOMException` has a number. */
const codeOf = ({ code }: Failure): string => (typeof code === 'string' ? code : '');

/** Name of the error of a PostgreSQL server that can't be reached. Its message has a remedy. */
export const unavailable = 'PostgresUnavailableError';

/** The error itself, or the error of this program that a client wrapped. */
export function causeOf(error: unknown): Failure {
  const failure = (error ?? {}) as Failure;
  const cause = failure.cause as Failure | undefined;
  return ['UsageError', 'TargetError', unavailable].includes(cause?.name ?? '') ? (cause as Failure) : failure;
}

/** Exit codes of codes that differ from their class or status. */
const exits: Readonly<Record<string, number>> = {
  ERR_TOKEN_REFUSED: exitCodes.refused,
  // Nothing was sent, although the error has a status.
  ERR_LIMIT_WAIT: exitCodes.failed,
  // The fault is in a response.
  ERR_CSV_INVALID: exitCodes.failed,
  ERR_ENCODING_UNSUPPORTED: exitCodes.failed,
  ERR_LINK_REFUSED: exitCodes.failed,
};

/** Classes of errors that another command line avoids. */
const usageErrors: ReadonlySet<string> = new Set(['UsageError', 'ArgumentError', 'ConfigurationError']);

/** Returns the exit code of an error. */
export function exitCodeOf(error: unknown, isInterrupted: boolean): number {
  const failure = causeOf(error);
  const { name = '', status = 500 } = failure;
  const code = codeOf(failure);
  if (isInterrupted) return exitCodes.interrupted;
  if (name === 'PartlyDoneError') return exitCodes.partly;
  const isUsage = usageErrors.has(name) || code.startsWith('commander.') || fileProblem(failure) !== undefined;
  return exits[code] ?? (isUsage ? exitCodes.usage : status < 500 ? exitCodes.refused : exitCodes.failed);
}

/** Prints an error with its remedy. Without `--debug`, it prints no stack. */
export function report(error: unknown, io: Io, isDebug: boolean): number {
  const failure = causeOf(error);
  const code = codeOf(failure);
  if (code.startsWith('commander.')) {
    // Commander has printed its message. Help and version aren't failures.
    const isShown = ['commander.help', 'commander.helpDisplayed', 'commander.version'].includes(code);
    return isShown && (failure as { readonly exitCode?: number }).exitCode === 0 ? exitCodes.ok : exitCodes.usage;
  }
  // An output that is closed or full ends the work too, and has its own message.
  if (io.signal.aborted && codeOf((io.signal.reason ?? {}) as Failure) !== '') return exitCodes.failed;
  // A write that was on its way may have been carried out.
  const isInDoubt = failure.outcome === 'unknown' && failure.method !== undefined && failure.method !== 'GET';
  if (io.signal.aborted && !isInDoubt) note(io, 'Stopped.');
  else for (const line of linesOf(failure, String(error))) note(io, maskedText(line));
  const { message = '' } = failure;
  // A line of a server's message must not look like a line of the program.
  const stack = failure.stack?.replace(message, () => oneLine(message)) ?? '';
  if (isDebug) for (const line of stack.split('\n').filter(Boolean)) note(io, maskedText(line));
  return exitCodeOf(error, io.signal.aborted);
}

/** Remedies for a terminal, by the code of an error whose message names an option of a program. */
const remedies: Readonly<Record<string, string>> = {
  ERR_LIMIT_WAIT: 'Run the command again at that time.',
  ERR_LEASE_HELD: 'To resume at once after a crash, pass the same --owner to each run.',
  ERR_IMPORT_FAILED: 'The reports are operations of `tradelane call marketplace-seller`, such as imports.errorReport.',
  ERR_CONFIGURATION: 'Correct the URL or the secret with `tradelane login`.',
  ERR_TIMEOUT_ATTEMPT: 'Run the command again.',
  ERR_TIMEOUT_DEADLINE: 'Run the command again.',
  ERR_RESPONSE_TOO_LARGE: 'Select less with the filters of the command.',
  ERR_REDIRECT: 'Check the URL of the profile.',
  ERR_LINK_REFUSED: 'Check the URL of the profile.',
  ERR_TOKEN_UNREACHABLE: 'Check the URL of the profile.',
  ERR_BASE_URL_INVALID: 'Correct the URL with `tradelane login`.',
  ERR_BASE_URL_INSECURE: 'Correct the URL with `tradelane login`.',
  ERR_ENCODING_UNSUPPORTED: 'Run the command again.',
};

function linesOf(failure: Failure, text: string): readonly string[] {
  const { message = text, fieldErrors = [], outcome, requestId, retryAt, serverMessage } = failure;
  const problem = fileProblem(failure);
  if (problem !== undefined) return [`tradelane: ${problem}`];
  const code = codeOf(failure);
  const isCoded = code.startsWith('ERR_');
  // A write whose outcome is unknown must not be repeated.
  const remedy = outcome === 'unknown' && failure.method !== 'GET' ? undefined : remedies[code];
  return [
    `tradelane: ${message}${isCoded && !message.includes(code) ? ` (${code})` : ''}`,
    ...(remedy === undefined ? [] : [`  In a terminal: ${remedy}`]),
    ...(serverMessage !== undefined && !message.includes(serverMessage) ? [`  Server: ${serverMessage}`] : []),
    ...fieldErrors.map(({ field = '$', message: fault = '', code: reason = '' }) => `  ${field}: ${fault || reason}`),
    ...(retryAt instanceof Date ? [`  Retry at ${retryAt.toISOString()}.`] : []),
    ...(outcome === 'unknown' && failure.method !== 'GET' && (failure.attempts ?? 0) > 0
      ? ['  The server may have carried out the request. Read the current state before you send it again.']
      : []),
    ...(requestId === undefined ? [] : [`  Request ID: ${requestId}`]),
  ];
}
