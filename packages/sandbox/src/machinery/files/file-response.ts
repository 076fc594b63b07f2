/** A file download with its name. */
export class FileResponse {
  /** In pieces if it's large. */
  readonly bytes: Uint8Array | readonly Uint8Array[];
  readonly type: string;
  readonly name: string;

  constructor(bytes: FileResponse['bytes'], type: string, name: string) {
    this.bytes = bytes;
    this.type = type;
    this.name = name;
  }
}
