/** A part of a generated file and the source file that it comes from. */
interface Segment {
  readonly source: string;
  readonly length: number;
}

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Splits a generated file by its source map. */
export function segmentsOf(
  { sources, mappings }: { readonly sources: readonly string[]; readonly mappings: string },
  generated: string,
): readonly Segment[] {
  const lines = generated.split('\n');
  let source = 0;
  return mappings.split(';').flatMap((line, at) => {
    let column = 0;
    const starts = line.split(',').flatMap((segment) => {
      const [columns = 0, sourcesOn] = numbersOf(segment);
      column += columns;
      source += sourcesOn ?? 0;
      return sourcesOn === undefined ? [] : [{ column, source: sources[source] ?? '' }];
    });
    return starts.map((start, index) => ({
      source: start.source,
      length: (starts[index + 1]?.column ?? lines[at]?.length ?? 0) - start.column,
    }));
  });
}

/** Reads the numbers of a segment: Base64 digits of five bits, the lowest bit of a number is its sign. */
function numbersOf(segment: string): readonly number[] {
  const numbers: number[] = [];
  let value = 0;
  let shift = 0;
  for (const character of segment) {
    const digit = digits.indexOf(character);
    value += (digit & 31) << shift;
    shift += 5;
    if (digit >= 32) continue;
    numbers.push(value & 1 ? -(value >> 1) : value >> 1);
    value = shift = 0;
  }
  return numbers;
}
