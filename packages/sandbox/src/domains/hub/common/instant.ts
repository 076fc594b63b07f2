import { normalizeInstant } from '../../../http/values.ts';

/** An instant as it is stored: in UTC, so that it sorts by time. */
export const instant = (text: string): string => normalizeInstant(text) ?? text;
