/** An exchange of a request and its response. */
export interface Exchange {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly sent: string;
  readonly received: string;
}

export interface Chapter<World> {
  readonly title: string;
  play(world: World, story: Story): Promise<void>;
}

/** Thrown if a check of the story fails. */
export class Surprise extends Error {
  override readonly name = 'Surprise';
}

const secretPath = '/oauth/token';
const shorten = (text: string, most = 110): string => {
  const line = text.slice(0, most).replaceAll(/\s+/g, ' ');
  return text.length <= most ? line : `${line}… (${text.length} characters)`;
};

export class Story {
  readonly #print: (line: string) => void;
  readonly #exchanges: Exchange[] = [];
  readonly #facts: { readonly chapter: string; readonly fact: string }[] = [];
  #chapter = '';
  #shown = 0;
  #inFlight = 0;

  constructor(print: (line: string) => void = console.log) {
    this.#print = print;
  }

  /** Requests in flight. */
  get inFlight(): number {
    return this.#inFlight;
  }

  get exchanges(): readonly Exchange[] {
    return this.#exchanges;
  }

  get facts(): readonly { readonly chapter: string; readonly fact: string }[] {
    return this.#facts;
  }

  /** A `fetch` that records requests and responses. */
  readonly tap = async (request: Request): Promise<Response> => {
    const sent = await request.clone().text();
    this.#inFlight += 1;
    const response = await fetch(request).finally(() => {
      this.#inFlight -= 1;
    });
    const isText = response.headers.get('content-type')?.includes('json') === true;
    const received = isText ? await response.clone().text() : `${response.headers.get('content-length') ?? '?'} bytes`;
    const { pathname, search } = new URL(request.url);
    const hidden = pathname.endsWith(secretPath);
    this.#exchanges.push({
      method: request.method,
      path: pathname + search.replace(/(?<=[?&]token=)[^&]+/, '…'),
      status: response.status,
      sent: hidden ? '(client credentials)' : sent,
      received: hidden ? '(a token)' : response.body === null ? '' : received,
    });
    return response;
  };

  open(title: string): void {
    this.#chapter = title;
    this.#print(`\n■ ${title}`);
  }

  /** Prints the exchanges since the last call. Repeated ones are printed once with their number. */
  wire(): void {
    const fresh = this.#exchanges.slice(this.#shown);
    this.#shown = this.#exchanges.length;
    const groups = new Map<string, Exchange[]>();
    for (const exchange of fresh) {
      const key = `${exchange.method} ${exchange.path.replace(/\?.*/, '').replaceAll(/[^/]*\d[^/]*/g, '…')} ${exchange.status}`;
      groups.set(key, [...(groups.get(key) ?? []), exchange]);
    }
    for (const [first, ...others] of groups.values()) {
      if (first === undefined) continue;
      const times = others.length === 0 ? '' : `  (and ${others.length} more like it)`;
      this.#print(
        `  → ${first.method} ${shorten(first.path, 90)}${first.sent === '' ? '' : `  ${shorten(first.sent)}`}`,
      );
      this.#print(`  ← ${first.status}${first.received === '' ? '' : `  ${shorten(first.received)}`}${times}`);
    }
  }

  /** Prints a fact that was just checked. */
  fact(fact: string): void {
    this.wire();
    this.#facts.push({ chapter: this.#chapter, fact });
    this.#print(`  ✓ ${fact}`);
  }

  expect(condition: boolean, what: string): asserts condition {
    if (!condition) throw new Surprise(`${this.#chapter}: expected ${what}`);
  }

  /**
   * Checks that the call is rejected with this class of error.
   * @returns The error.
   */
  async refused<E extends Error>(
    call: PromiseLike<unknown>,
    kind: abstract new (...args: never[]) => E,
    what: string,
  ): Promise<E> {
    try {
      await call;
    } catch (error) {
      if (error instanceof kind) return error;
      throw error;
    }
    throw new Surprise(`${this.#chapter}: expected a refusal, ${what}`);
  }
}

/** Plays chapters in one world, in order. Throws if a check fails. */
export async function playChapters<World extends { close(): Promise<void> }>(
  story: Story,
  chapters: readonly Chapter<World>[],
  createWorld: (story: Story) => Promise<World>,
): Promise<void> {
  const world = await createWorld(story);
  try {
    for (const chapter of chapters) {
      story.open(chapter.title);
      await chapter.play(world, story);
    }
  } finally {
    await world.close();
  }
}
