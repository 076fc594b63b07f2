import type { SurfaceDescriptor } from '@tradelane/core/runtime';
import type { ResponseShape, ResponseShapes } from './response-shapes.ts';

/** Words of HTTP headers and of APIs in general. They reveal nothing about an account. */
const common =
  'accept access age allow api at authenticate backend by cache cdn cf code connection content control cookie cors ' +
  'correlation count cross current date deprecation disposition duration encoding etag expires frame from has host id ' +
  'ids is key keep alive language last length limit link list location max min mode modified name new next no number ' +
  'object old opener options order origin page per permissions policy powered previous ranges rate ratelimit ray ref ' +
  'reference referrer remaining request reset resource response result retry after robots runtime security server ' +
  'served session set size sniff state status strict sunset tag time timing to total trace traceparent tracestate ' +
  'transfer transport type up updated upstream url used user value vary version via warning window www x xss';

/**
 * The words of an API description. Names that a server sends and the description lacks may be data of the account, such
 * as the keys of a map. Only words that the description contains too are shown.
 */
export class PublicWords {
  readonly #words = new Set(common.split(' '));

  constructor({ operations }: SurfaceDescriptor, { definitions, reads }: ResponseShapes) {
    for (const { path, query = {} } of Object.values(operations)) this.#add(path, ...Object.keys(query));
    for (const { body } of Object.values(reads)) this.#addShape(body);
    for (const shape of Object.values(definitions)) this.#addShape(shape);
  }

  /** Returns a name with `…` for each part that isn't a word of the description. */
  shown(name: string): string {
    return partsOf(name)
      .map((part) => (isSeparator(part) || this.#words.has(part.toLowerCase()) ? part : '…'))
      .join('')
      .replaceAll(/…(?:[._-]*…)+/g, '…');
  }

  #add(...texts: readonly string[]): void {
    for (const text of texts)
      for (const part of partsOf(text)) if (!isSeparator(part)) this.#words.add(part.toLowerCase());
  }

  #addShape(shape: ResponseShape | undefined): void {
    if (shape === undefined) return;
    const { properties = {}, choices = [], items, values, all = [], any = [], variants = {} } = shape;
    this.#add(...Object.keys(properties), ...choices.filter((one) => typeof one === 'string'));
    for (const part of [items, values, ...Object.values(properties), ...all, ...any, ...Object.values(variants)])
      this.#addShape(part);
  }
}

/** Words and the separators between them: `order`, `_`, `Id`. */
const partsOf = (name: string): readonly string[] =>
  name.match(/[._-]+|[A-Z]?[a-z]+|[A-Z]+(?![a-z])|[^A-Za-z._-]+/g) ?? [];

const isSeparator = (part: string): boolean => /^[._-]+$/.test(part);
