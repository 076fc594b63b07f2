import { settle, type EffectResult } from '@tradelane/workflows';
import { argumentsOf } from '../../operation/invoke.ts';
import { AgentError, RefusedWriteError } from '../answers/errors.ts';
import { checkOf } from './checks.ts';
import type { Reading } from '../answers/parts.ts';
import { keyOf } from './repeats.ts';
import type { Session } from '../session.ts';
import type { Prepared, WriteArguments } from './prepare.ts';

/** A write of an earlier call was sent at most this long ago, if its time isn't known. */
export const dayInMs = 86_400_000;

/** The answer of a write. */
export interface Answer {
  readonly data: unknown;
  /** Words about what was sent. */
  readonly own: { readonly sent?: boolean | number; readonly ended?: string; readonly note?: string };
  /** Set if its work has ended. */
  readonly hasEnded?: true;
}

/**
 * Makes a write take effect once. The items of a list with a result each are sent one by one, so that a lost response
 * is the loss of one item.
 */
export async function settledItems(
  session: Session,
  { surface, row, input }: Pick<Prepared, 'surface' | 'row' | 'input'>,
  { key: given, wait }: Pick<WriteArguments, 'key' | 'wait'>,
  reading: Reading,
): Promise<Answer> {
  const body = input.body as Readonly<Record<string, unknown>> | undefined;
  const items = row.items === undefined ? undefined : body?.[row.items];
  if (row.items === undefined || !Array.isArray(items) || items.length < 2)
    return settled(session, { surface, row, input }, { key: given, wait }, reading);
  const answers: Answer[] = [];
  for (const [index, item] of items.entries()) {
    const one = { surface, row, input: { ...input, body: { ...body, [row.items]: [item] } } };
    try {
      const key = given === undefined ? undefined : `${given}:${index}`;
      answers.push(await settled(session, one, { key, wait }, reading));
    } catch (error) {
      if (answers.length === 0) throw error;
      throw new AgentError(
        'PARTLY_SENT',
        `Sent ${answers.length} of ${items.length} items. The next one failed.`,
        {
          failed_item: index,
          next: 'Correct it, and send the same call again. Items that were sent are not sent again.',
        },
        error,
      );
    }
  }
  return {
    data: answers.map(({ data }) => data),
    own: { sent: answers.filter(({ own }) => own.sent === true).length },
  };
}

/**
 * Makes a write take effect once. A call with equal arguments, or with the same key, sends nothing again.
 * @throws {AgentError} If the server refused it, or nothing shows whether it happened.
 */
async function settled(
  session: Session,
  { surface, row, input }: Pick<Prepared, 'surface' | 'row' | 'input'>,
  { key: given, wait }: Pick<WriteArguments, 'key' | 'wait'>,
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
      waitInMs: row.work === undefined || wait === true ? reading.maxWaitInMs : 0,
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
    const data = result.data ?? result.found;
    if (isSent) return { data, hasEnded: true, own: { sent: true, ...(row.work && { ended: 'succeeded' }), ...found } };
    return {
      data,
      hasEnded: true,
      own: {
        sent: false,
        note: `The same ${row.name} already happened. Nothing was sent. To do it a second time, pass another \`key\`.`,
      },
    };
  }
  if (result.outcome === 'not-done') {
    throw new RefusedWriteError(row.name, result.reason);
  }
  if (result.outcome === 'pending') {
    const own = { sent: isSent, ...(isSent ? {} : { note: 'It was sent before, and its work has not ended.' }) };
    return { data: result.data, own };
  }
  const sentAtInMs = result.sends[0]?.sentAt?.getTime() ?? session.clock.now() - dayInMs;
  const check = checkOf(surface, row, input, sentAtInMs);
  const { retryAt } = result as { readonly retryAt?: Date };
  throw new AgentError(
    isSent ? 'OUTCOME_UNKNOWN' : 'REPEAT_OF_UNKNOWN',
    isSent
      ? `The response of ${row.name} was lost, and nothing shows yet whether it happened. Don't send it with another key. Call the same write again later: it reads first, and sends nothing twice.`
      : `The same ${row.name} was sent before, and its outcome is unknown. Nothing was sent now. An effect may appear late, so read \`check\`${retryAt === undefined ? '' : ' after `retry_at`'}. Pass another \`key\` only when it can't happen any more.`,
    {
      outcome: 'unknown',
      key,
      ...(check === undefined ? { note: 'No operation shows the effect. Ask the user.' } : { check }),
      ...(retryAt === undefined ? {} : { retry_at: retryAt.toISOString() }),
    },
  );
}
