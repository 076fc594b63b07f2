export type JsonReading = { readonly ok: true; readonly value: unknown } | UnfitJson;

/** A text that could not be taken as the JSON that was promised. */
export interface UnfitJson {
  readonly ok: false;
  /** The response was spoilt on its way: the same request may be responded to as promised a moment later. */
  readonly isSpoilt: boolean;
  /** What was there instead, never its content. */
  readonly detail: string;
}

export function isSpoilt(reading: JsonReading): reading is UnfitJson {
  return !reading.ok && reading.isSpoilt;
}
