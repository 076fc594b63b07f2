import { bitOf, codeOf } from './coding.ts';
import type { Condition } from './fields.ts';

/** Moves the matching slots to the start. Returns their number. */
export type Filter = (slots: Uint32Array, length: number) => number;

function equalFilter(column: Int32Array, code: number): Filter {
  const bit = bitOf(code);
  return (slots, length) => {
    let kept = 0;
    for (let i = 0; i < length; i++) {
      const slot = slots[i] as number;
      const value = column[slot] as number;
      if (value === code || (value < 0 && (-value & bit) !== 0)) slots[kept++] = slot;
    }
    return kept;
  };
}

/** Most values don't match, which a small table shows quickly. */
const tableSize = 4096;

function amongFilter(column: Int32Array, codes: readonly number[]): Filter {
  const wanted = new Set(codes);
  const table = new Uint8Array(tableSize);
  for (const code of codes) table[code & (tableSize - 1)] = 1;
  const bits = codes.reduce((all, code) => all | bitOf(code), 0);
  return (slots, length) => {
    let kept = 0;
    for (let i = 0; i < length; i++) {
      const slot = slots[i] as number;
      const value = column[slot] as number;
      if (value < 0) {
        if ((-value & bits) !== 0) slots[kept++] = slot;
      } else if (table[value & (tableSize - 1)] === 1 && wanted.has(value)) slots[kept++] = slot;
    }
    return kept;
  };
}

function betweenFilter(column: Float64Array, from: number, to: number): Filter {
  return (slots, length) => {
    let kept = 0;
    for (let i = 0; i < length; i++) {
      const slot = slots[i] as number;
      const value = column[slot] as number;
      if (value >= from && value <= to) slots[kept++] = slot;
    }
    return kept;
  };
}

/** The bounds of a time condition, in milliseconds. */
export const boundsOf = ({
  from,
  to,
}: {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}): {
  readonly from: number;
  readonly to: number;
} => ({
  from: from === undefined ? -Infinity : Date.parse(from),
  to: to === undefined ? Infinity : Date.parse(to),
});

/** One loop over numbers per condition, which compiles well. */
export function filterOf(column: Int32Array | Float64Array | undefined, condition: Condition): Filter {
  if ('among' in condition && column instanceof Int32Array) {
    const codes = condition.among.map(codeOf);
    return codes.length === 1 ? equalFilter(column, codes[0] as number) : amongFilter(column, codes);
  }
  if (!('among' in condition) && column instanceof Float64Array) {
    const { from, to } = boundsOf(condition);
    return betweenFilter(column, from, to);
  }
  throw new Error(`The filter on ${condition.field} uses an unsupported condition`);
}
