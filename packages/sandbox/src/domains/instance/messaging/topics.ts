import type { Schemas } from '../../../generated/instance.ts';
import { invalid } from '../../../errors/index.ts';
import type { World } from '../../../world/index.ts';
import { reasons } from '../settings/model.ts';
import type { ThreadEntityType } from './model.ts';

/** The types of reasons that a thread on an entity may name. */
const reasonTypes: Readonly<Record<ThreadEntityType, readonly string[]>> = {
  MMP_ORDER: ['ORDER_MESSAGING', 'MESSAGING'],
  MMP_OFFER: ['OFFER_MESSAGING', 'MESSAGING'],
  MPS_ORDER: ['MPS_ORDER_MESSAGING'],
  MPS_SERVICE: ['MPS_OFFER_MESSAGING'],
  SELLER_OPERATOR: ['MESSAGING'],
};

export function readTopic(
  { store }: World,
  { type = 'FREE_TEXT', value }: Schemas['TopicInput'],
  entity: ThreadEntityType,
  at: string,
): Schemas['Topic'] {
  if (value === undefined || value === '') invalid('AS34', `${at}.topic.value`, 'is required');
  const allowed = reasonTypes[entity];
  if (type === 'REASON_CODE' && !allowed.some((reason) => store.get(reasons, `${reason}/${value}`) !== undefined)) {
    invalid('AS34', `${at}.topic.value`, `is not a reason of type ${allowed.join(' or ')}: ${value}`);
  }
  return { type, value };
}
