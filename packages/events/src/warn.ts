/** Logs a warning: as a warning of the process if the runtime has them, or else on the console. */
export function warn(message: string): void {
  const { process } = globalThis as { readonly process?: { readonly emitWarning?: NodeJS.Process['emitWarning'] } };
  if (typeof process?.emitWarning === 'function') process.emitWarning(message, 'TradelaneWarning');
  else console.warn(message);
}
