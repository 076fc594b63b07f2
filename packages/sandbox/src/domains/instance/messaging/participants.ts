import type { Schemas } from '../../../generated/instance.ts';
import type { AnyContext } from '../../../http/context.ts';
import type { World } from '../../../world/index.ts';
import { isFront, isSeller } from '../common/access.ts';
import { shops } from '../common/shops.ts';
import type { Participant } from './model.ts';

export const operator: Participant = { type: 'OPERATOR', display_name: 'Acme' };

export const shopParticipant = ({ store }: World, shopId: number): Participant => ({
  type: 'SHOP',
  id: String(shopId),
  display_name: store.get(shops, String(shopId))?.account.shop_name ?? `Shop ${shopId}`,
});

/** Which participant of a thread a caller speaks as. */
export function speakerOf(context: AnyContext, authorized: readonly Participant[]): Participant | undefined {
  const type = isSeller(context) ? 'SHOP' : isFront(context) ? 'CUSTOMER' : 'OPERATOR';
  return authorized.find((participant) => participant.type === type);
}

export const senderOf = (participant: Participant): Schemas['Sender'] => ({
  type: `${participant.type}_USER`,
  display_name: participant.display_name,
  organization_details: participant,
});

export const isSame = (a: Participant, b: Participant): boolean => a.type === b.type && a.id === b.id;
