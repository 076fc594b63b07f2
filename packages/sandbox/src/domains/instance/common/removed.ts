import { refuseDeleted, notFound } from '../../../errors/index.ts';
import type { AnyContext } from '../../../http/context.ts';
import { type Collection, collection } from '../../../store/index.ts';
import { isSeller, sees } from './access.ts';

const removed: Collection<{ readonly shopId?: number }> = collection('instance.removed');

type Kind = 'Document' | 'Location' | 'Service';

export function noteRemoval({ world }: AnyContext, kind: Kind, id: string, shopId: number | undefined): void {
  world.store.put(removed, `${kind} ${id}`, shopId === undefined ? {} : { shopId });
}

/** Throws a 410 if the caller could see the deleted resource, otherwise a 404 (E01). */
export function refuseMissing(context: AnyContext, kind: Kind, id: string): never {
  const was = context.world.store.get(removed, `${kind} ${id}`);
  const wasSeen = was !== undefined && (was.shopId === undefined ? !isSeller(context) : sees(context, was.shopId));
  return wasSeen ? refuseDeleted(`${kind} ${id}`) : notFound(`${kind} ${id}`);
}
