export type JsonReading = ReadJson | UnfitJson;

/** The value of a text. */
export interface ReadJson {
  readonly ok: true;
  readonly value: unknown;
  /** The unexpected shape of the body of a write, with its path. The status still makes the write a success. */
  readonly issue?: string;
}

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
