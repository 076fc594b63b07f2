import type { Command } from 'commander';
import type { Io } from './io.ts';

/** Applies the streams of a terminal to a command. */
export type Setup = (command: Command) => Command;

/** Streams of a command, and errors instead of the end of the process. */
export const setUpOn =
  (io: Io): Setup =>
  (command) =>
    command
      .exitOverride()
      .showSuggestionAfterError()
      .showHelpAfterError('Add --help for the flags and examples.')
      .configureOutput({
        writeOut: (text) => io.stdout.write(text),
        writeErr: (text) => io.stderr.write(text),
        getOutHelpWidth: () => Math.min(io.stdout.columns || 100, 100),
        getErrHelpWidth: () => 100,
        getOutHasColors: () => false,
        getErrHasColors: () => false,
      });
