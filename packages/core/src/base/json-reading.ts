/** Why a text could not be taken as the JSON that was promised. */
export type JsonFault = 'empty' | 'html' | 'truncated' | 'not-json' | 'unsafe-integer';

export type JsonReading =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly fault: JsonFault; readonly detail: string };

/** The response was spoilt on its way: the same request may be responded to as promised a moment later. */
export function isSpoilt(reading: JsonReading): reading is Extract<JsonReading, { readonly ok: false }> {
  return !reading.ok && reading.fault !== 'unsafe-integer';
}
