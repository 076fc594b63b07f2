import { refuse } from '../../../errors/index.ts';
import type { Context } from '../../../http/context.ts';

/** Refuses ids of entities without their type, which mean nothing alone. */
export function requireEntityType({ query }: Context<'DR11' | 'DR73'>): void {
  if (query.entity_id === undefined || query.entity_type !== undefined) return;
  refuse('DR11', 400, 'INVALID_INPUT', 'entity_id needs entity_type.', {
    fields: [{ field: 'entity_type', message: 'is required with entity_id' }],
  });
}
