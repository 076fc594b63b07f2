export type JsonReading = { readonly ok: true; readonly value: unknown } | UnfitJson;

/** The result of a text that isn't the expected JSON. */
export interface UnfitJson {
  readonly ok: false;
  /** Whether the response was damaged on its way, so that a retry may help. */
  readonly isSpoilt: boolean;
  /** A description of the text, without its content. */
  readonly detail: string;
}

export function isSpoilt(reading: JsonReading): reading is UnfitJson {
  return !reading.ok && reading.isSpoilt;
}
