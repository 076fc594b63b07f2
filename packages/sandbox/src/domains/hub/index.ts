import type { Domain } from '../../machinery/domain.ts';
import { actions } from './actions/index.ts';
import { catalog } from './catalog/index.ts';
import { conversations } from './conversations/index.ts';
import { documents } from './documents/index.ts';
import { orders } from './orders/index.ts';
import { returns } from './returns/index.ts';

/** The hub: what sellers and connectors share. In the order of the seed, since a return needs its order. */
export const hub: readonly Domain[] = [catalog, orders, returns, documents, conversations, actions];
