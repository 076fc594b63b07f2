import { systemClock } from '@tradelane/core';
import { monotonicNow, startTimer } from '@tradelane/core/runtime';
import { note, showProgress, showsProgress, type Io } from '../io.ts';
import { operationNamed, operationsOf } from '../table/load.ts';
import type { SurfaceRow } from '../table/rows.ts';

/** Callbacks of an import that print what it waits for: each minute, or each second on one line of a terminal. */
export interface ImportWaits {
  readonly onProgress: (tracking: object, progress: { readonly id: number | string }) => void;
  readonly onError: (error: Error) => void;
  readonly stop: () => void;
}

/**
 * Prints the state of an import and the time until its next read, which the documented rate allows.
 * @param upload Method of the upload, such as `offers.import`.
 * @param id An earlier import, if nothing is uploaded.
 */
export function importWaits(io: Io, surface: SurfaceRow, upload: string, id: string | undefined): ImportWaits {
  const { work } = operationNamed(surface, upload);
  const { rate } = operationsOf(surface).find(({ id }) => id === work?.status) ?? {};
  const everyInMs = Math.max(...(rate?.recommended ?? rate?.maximum ?? []).map((one) => one.periodInMs / one.requests));
  const clock = io.clock ?? systemClock;
  const isTerminal = showsProgress(io);
  let [name, state, startedAt] = ['Import', id === undefined ? 'uploading' : 'reading', monotonicNow(clock)];
  let readAt = -Infinity;
  let cancel: (() => void) | undefined;
  const tick = (): void => {
    const now = monotonicNow(clock);
    const nextInS = Math.ceil((readAt + everyInMs - now) / 1000);
    const next = nextInS > 0 ? ` Next read in ${timeOf(nextInS)}.` : '';
    const text = `${name}: ${state} for ${timeOf(Math.round((now - startedAt) / 1000))}.${next}`;
    if (isTerminal) showProgress(io, text);
    else note(io, text);
    schedule();
  };
  const schedule = (): void => {
    cancel = startTimer(clock, isTerminal ? 1_000 : 60_000, tick);
  };
  schedule();
  return {
    onProgress: (tracking, { id }) => {
      readAt = monotonicNow(clock);
      name = `Import ${id}`;
      const found = Object.entries(tracking).find(([field]) => field === work?.state)?.[1] as string | undefined;
      if (found !== undefined && found !== state) [state, startedAt] = [found, readAt];
    },
    onError: ({ message }) => {
      readAt = monotonicNow(clock);
      note(io, `${message} Reads again in ${timeOf(everyInMs / 1000)}.`);
    },
    stop: () => {
      cancel?.();
      showProgress(io, '');
    },
  };
}

const timeOf = (seconds: number): string =>
  seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min${seconds % 60 === 0 ? '' : ` ${seconds % 60} s`}`;
