import { settle, type EffectResult } from '@tradelane/workflows';
import { argumentsOf } from '../../operation/invoke.ts';
import { AgentError, RefusedWriteError } from '../answers/errors.ts';
import { checkOf } from './checks.ts';
import type { Reading } from '../answers/parts.ts';
import { keyOf } from './repeats.ts';
import type { Session } from '../session.ts';
import type { Prepared } from './prepare.ts';

/** The answer of a write. */
export interface Answer {
  readonly data: unknown;
  /** Whether this call sent it, and not an earlier one. */
  readonly isNew: boolean;
  readonly own: object;
}

/**
 * Makes a write take effect once. A call with equal arguments, or with the same key, sends nothing again.
 * @throws {AgentError} If the server refused it, or nothing shows whether it happened.
 */
export async function settled(
  session: Session,
  { surface, row, input }: Pick<Prepared, 'surface' | 'row' | 'input'>,
  given: string | undefined,
  reading: Reading,
): Promise<Answer> {
  const client = await session.client(surface);
  const checkpoint = await session.repeats.store(await session.connection(surface));
  const { method, values } = argumentsOf(client, row, input);
  const base = given ?? keyOf(surface, row, input);
  for (let attempt = 1; ; attempt += 1) {
    let isSent = false;
    const options = session.callOptions(reading);
    const key = attempt === 1 ? base : `${base}:${attempt}`;
    const call = [...values, { ...options, beforeSend: () => void (isSent = true) }];
    const result = (await settle(method as never, call as never, {
      checkpoint,
      key,
      signal: options.signal,
      waitInMs: reading.maxWaitInMs,
      // This process has one agent, so the lease of a call that was cancelled is free at once.
      ownerId: `agent-${process.pid}`,
    })) as EffectResult;
    // An earlier call was refused, which doesn't decide about this one.
    if (result.outcome === 'not-done' && !isSent) continue;
    return resultOf(session, { surface, row, input }, key, result, isSent);
  }
}

function resultOf(
  session: Session,
  { surface, row, input }: Pick<Prepared, 'surface' | 'row' | 'input'>,
  key: string,
  result: EffectResult,
  isSent: boolean,
): Answer {
  if (result.outcome === 'done') {
    const found =
      result.found === undefined ? {} : { note: 'The response was lost. A read shows that it happened once.' };
    if (isSent) return { data: result.data ?? result.found, isNew: true, own: { sent: true, ...found } };
    return {
      data: result.data ?? result.found,
      isNew: false,
      own: {
        sent: false,
        note: `The same ${row.name} already happened. Nothing was sent. To do it a second time, pass another \`key\`.`,
      },
    };
  }
  if (result.outcome === 'not-done') {
    throw new RefusedWriteError(row.name, result.reason);
  }
  const check = checkOf(surface, row, input, session.now());
  const { retryAt } = result as { readonly retryAt?: Date };
  throw new AgentError(
    isSent ? 'OUTCOME_UNKNOWN' : 'REPEAT_OF_UNKNOWN',
    isSent
      ? `The response of ${row.name} was lost, and nothing shows yet whether it happened. Don't send it with another key. Call the same write again later: it reads first, and sends nothing twice.`
      : `The same ${row.name} was sent before, and its outcome is unknown. Nothing was sent now. Read \`check\`. If it didn't happen, pass another \`key\` to send it.`,
    {
      outcome: 'unknown',
      key,
      ...(check === undefined ? { note: 'No operation shows the effect. Ask the user.' } : { check }),
      ...(retryAt === undefined ? {} : { retry_at: retryAt.toISOString() }),
    },
  );
}
