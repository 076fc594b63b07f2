/** A file to be saved under a name. */
export class FileResponse {
  /** In pieces where it is large. */
  readonly bytes: Uint8Array | readonly Uint8Array[];
  readonly type: string;
  readonly name: string;

  constructor(bytes: FileResponse['bytes'], type: string, name: string) {
    this.bytes = bytes;
    this.type = type;
    this.name = name;
  }
}
