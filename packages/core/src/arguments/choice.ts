import type { Call } from '../operation/call.ts';
import { refuseArgument } from './refuse-argument.ts';

/**
 * Rejects a call that lacks all filters of a group if one is required (S01, S03, S07). A page token counts as a filter.
 * @throws {ArgumentError} If all are missing. Nothing was sent.
 */
export function checkChoice({ operation, input, followUpPage }: Call): void {
  const names = operation.atLeastOneOf;
  if (names === undefined || followUpPage === true) return;
  const query: Readonly<Record<string, unknown>> = { ...input.query };
  if ([...names, 'page_token'].some((name) => isGiven(query[name]))) return;
  const { id } = operation;
  throw refuseArgument(
    operation,
    `query.${names[0]}`,
    `${id} needs at least one of the query parameters ${names.join(', ')}. Received: none of them.`,
    'ERR_ARGUMENT_MISSING',
  );
}

const isGiven = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);
