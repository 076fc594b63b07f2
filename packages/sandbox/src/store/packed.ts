/**
 * JSON in memory with short names of members: half of a document are names that all documents of its kind share. A name
 * with its quotes and its colon is two characters, the first of them a control character, which JSON never contains.
 */
const codes = new Map<string, string>();
const names = new Map<string, string>();

const first = { control: 0x01, letter: 0x20 };
const count = { controls: 0x1f, letters: 0x5f };
/** More names than this stay as they are, so that documents with free names fill no memory. */
const most = count.controls * count.letters;

const name = /"\w{2,60}":/g;
// The control characters are the codes.
// oxlint-disable-next-line no-control-regex
const code = /[\x01-\x1f][\x20-\x7e]/g;

export function pack(json: string): string {
  return json.replaceAll(name, (text) => codes.get(text) ?? newCode(text));
}

export function unpack(packed: string): string {
  return packed.replaceAll(code, (text) => names.get(text) ?? text);
}

function newCode(text: string): string {
  const number = codes.size;
  if (number >= most) return text;
  const made = String.fromCharCode(
    first.control + Math.floor(number / count.letters),
    first.letter + (number % count.letters),
  );
  codes.set(text, made);
  names.set(made, text);
  return made;
}
