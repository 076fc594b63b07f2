import { gone, notFound } from '../../../machinery/errors/index.ts';
import type { AnyContext } from '../../../machinery/http/context.ts';
import { collection, type Collection } from '../../../machinery/store/index.ts';
import { isSeller, sees } from './access.ts';

/** The shops of what was deleted for good, by `<kind> <id>`; what belongs to the platform has none. */
const removed: Collection<{ readonly shopId?: number }> = collection('instance.removed');

type Kind = 'Document' | 'Location' | 'Service';

/** Notes that something was deleted for good. Ids are not given twice. */
export function noteRemoval({ world }: AnyContext, kind: Kind, id: string, shopId: number | undefined): void {
  world.store.put(removed, `${kind} ${id}`, shopId === undefined ? {} : { shopId });
}

/** 410 where it was there for the caller and is gone for good, else 404 (E01). */
export function refuseMissing(context: AnyContext, kind: Kind, id: string): never {
  const was = context.world.store.get(removed, `${kind} ${id}`);
  const wasSeen = was !== undefined && (was.shopId === undefined ? !isSeller(context) : sees(context, was.shopId));
  return wasSeen ? gone(`${kind} ${id}`) : notFound(`${kind} ${id}`);
}
