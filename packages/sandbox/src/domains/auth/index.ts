import type { Domain } from '../../domain.ts';
import { tokenHandlers } from './token.ts';

/** The token exchange. */
export const auth: Domain<typeof tokenHandlers> = { handlers: tokenHandlers };
