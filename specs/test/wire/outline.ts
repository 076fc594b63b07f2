import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A field of an outline: its name, its type, and the facts about it. */
export interface Field {
  readonly name: string;
  readonly isRequired: boolean;
  readonly isList: boolean;
  /** The variant that has the field: `type=LIST`. */
  readonly variant: string | undefined;
  readonly type: string;
  readonly enum: readonly string[] | undefined;
  /** `nullable`, `deprecated`, `default=10`, `(comma list)`. */
  readonly facts: ReadonlyMap<string, string>;
  /** Another path with the same fields. */
  readonly like: string | undefined;
  readonly fields: Field[];
}

/** An operation of an outline. */
export interface Outline {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly roles: readonly string[];
  readonly isDeprecated: boolean;
  readonly parameters: readonly (Field & { readonly in: 'path' | 'query' })[];
  readonly request: Field | undefined;
  /** By status and content type. */
  readonly responses: ReadonlyMap<string, Field>;
}

const root = (): Field => ({
  name: '',
  isRequired: false,
  isList: false,
  variant: undefined,
  type: 'object',
  enum: undefined,
  facts: new Map(),
  like: undefined,
  fields: [],
});

/** Reads `name[]*: string A|B [default=A, nullable] (comma list)  = OTHER.path`. */
function fieldOf(text: string): Field {
  const [, name = '', before, variant, after, star, rest = ''] =
    /^(\{\*\}|[^:{[*]*)(\[\])?(?:\{([^}]*)\})?(\[\])?(\*)?(?:: (.*))?$/.exec(text) ?? [];
  const like = / += (\S+)$/.exec(rest)?.[1];
  const facts = new Map<string, string>();
  const plain = rest
    .replace(/ += \S+$/, '')
    .replace(/ \((list|comma list|file)\)/, (_, kind: string) => (facts.set(kind, ''), ''))
    .replace(/ \[(.*)\]/, (_, list: string) => {
      for (const fact of list.split(', ')) {
        const [key = '', value = ''] = fact.split(/=(.*)/);
        facts.set(key, value);
      }
      return '';
    })
    .replace(/ @(\S+)/, (_, table: string) => (facts.set('@', table), ''))
    .trim();
  const [type = '', values] = plain.startsWith('number(') ? ['number'] : plain.split(' ');
  return {
    name,
    isRequired: star !== undefined,
    isList: before !== undefined || after !== undefined,
    variant,
    type: type === '' ? 'object' : type,
    enum: values?.split('|'),
    facts,
    like,
    fields: [],
  };
}

function operationOf(block: string): Outline {
  const [head = '', ...lines] = block.split('\n');
  const [id = '', method = '', path = ''] = head.split(' ');
  const meta = lines[0]?.startsWith('  ') && !/^ {2}(path|query|request|response) /.test(lines[0]) ? lines[0] : '';
  const parameters: (Field & { readonly in: 'path' | 'query' })[] = [];
  const responses = new Map<string, Field>();
  let request: Field | undefined;
  let open: { readonly indent: number; readonly field: Field }[] = [];
  for (const line of lines) {
    const indent = line.length - line.trimStart().length;
    const text = line.trim();
    const [kind = '', ...rest] = text.split(' ');
    if (indent === 2) {
      open = [];
      if (kind === 'path' || kind === 'query') parameters.push({ ...fieldOf(rest.join(' ')), in: kind });
      if (kind !== 'request' && kind !== 'response') continue;
      const body = root();
      if (kind === 'request') request = body;
      else responses.set(rest.join(' '), body);
      open = [{ indent, field: body }];
    } else if (indent > 2 && open.length > 0 && !text.startsWith('file columns')) {
      const field = fieldOf(text);
      while ((open.at(-1)?.indent ?? 0) >= indent) open.pop();
      open.at(-1)?.field.fields.push(field);
      open.push({ indent, field });
    }
  }
  return {
    id,
    method,
    path,
    roles: /roles (\S+)/.exec(meta)?.[1]?.split(',') ?? [],
    isDeprecated: /^ *deprecated/.test(meta),
    parameters,
    request,
    responses,
  };
}

/** Reads the operations of an outline file in this folder. */
export function readOutline(file: string): ReadonlyMap<string, Outline> {
  const text = readFileSync(join(import.meta.dirname, file), 'utf8');
  const [, ...blocks] = text.split(/^### /m);
  return new Map(blocks.map((block) => operationOf(block)).map((one) => [one.id, one]));
}
