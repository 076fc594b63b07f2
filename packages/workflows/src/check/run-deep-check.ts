import {
  monotonicNow,
  type OperationDescriptor,
  type Send,
  type Settings,
  type SurfaceDescriptor,
} from '@tradelane/core/runtime';
import type { Transport, TransportResponse } from '@tradelane/core';
import { bodyFacts } from './body-deviations.ts';
import type { DeepCheck, Deviation, ReadCheck } from './deep-check.ts';
import { KnownValues } from './known-values.ts';
import type { ReadShape, ResponseShapes } from './response-shapes.ts';
import { pageDeviations, wireDeviations } from './wire-deviations.ts';

export interface DeepCheckRun {
  readonly surface: SurfaceDescriptor;
  readonly settings: Pick<Settings, 'clock' | 'transport'>;
  readonly shapes: ResponseShapes;
  /** Creates the function that sends calls through a transport. */
  readonly sendThrough: (transport: Transport) => Send;
  /** IDs of the operations to call. Default: every read. */
  readonly operations?: readonly string[] | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** The last response of a call, as the server sent it. */
interface Captured {
  readonly status: number;
  readonly headers: Headers;
  readonly latencyInMs: number;
  text?: string;
}

/** Calls each read once. Reads that need an ID come after the reads whose responses contain it. */
export async function runDeepCheck(run: DeepCheckRun): Promise<DeepCheck> {
  const { surface, settings, shapes, operations } = run;
  const caller = new Caller(run);
  const values = new KnownValues(settings.clock.now());
  const checks = new Map<string, ReadCheck>();
  const waiting = new Map(
    Object.entries(shapes.reads).flatMap(([id, shape]) => {
      const operation = surface.operations[id];
      return operation === undefined ? [] : [[id, { operation, shape }] as const];
    }),
  );
  for (const id of waiting.keys())
    if (operations?.includes(id) === false) {
      waiting.delete(id);
      checks.set(id, { operation: id, skipped: 'not-chosen' });
    }
  for (let next = nextRead(waiting, values); next !== undefined; next = nextRead(waiting, values)) {
    const { operation, shape, input } = next;
    waiting.delete(operation.id);
    const result = await caller.call(operation, input);
    checks.set(operation.id, checkOf(operation, shape, result, { shapes, values }));
  }
  for (const [id, { operation, shape }] of waiting) {
    const found = values.argumentsFor(operation, shape, 'possible');
    checks.set(id, { operation: id, skipped: 'no-value', ...('without' in found ? found : {}) });
  }
  const reads = Object.keys(shapes.reads).flatMap((id) => checks.get(id) ?? []);
  return { version: 1, surface: surface.name, reads };
}

type Waiting = ReadonlyMap<string, { readonly operation: OperationDescriptor; readonly shape: ReadShape }>;

type Ready = { readonly operation: OperationDescriptor; readonly shape: ReadShape } & {
  readonly input: Parameters<Caller['call']>[1];
};

const isPlain = ({ path, atLeastOneOf }: OperationDescriptor): boolean =>
  !path.includes('{') && atLeastOneOf === undefined;

/** The read whose arguments are most certain. Reads without arguments come first, because others need their IDs. */
function nextRead(waiting: Waiting, values: KnownValues): Ready | undefined {
  for (const confidence of ['sure', 'likely', 'possible'] as const) {
    const ready = [...waiting.values()].flatMap(({ operation, shape }): readonly Ready[] => {
      const found = values.argumentsFor(operation, shape, confidence);
      return 'input' in found ? [{ operation, shape, input: found.input }] : [];
    });
    if (ready.length > 0) return ready.find(({ operation }) => isPlain(operation)) ?? ready[0];
  }
  return undefined;
}

interface CallEnd {
  readonly captured: Captured | undefined;
  /** Code of the error. Undefined if the call returned a response. */
  readonly code: string | undefined;
}

class Caller {
  readonly #send: Send;
  readonly #signal: AbortSignal | undefined;
  #captured: Captured | undefined;

  constructor({ settings: { transport, clock }, sendThrough, signal }: DeepCheckRun) {
    this.#signal = signal;
    this.#send = sendThrough(async (request) => {
      this.#captured = undefined;
      const sentAtInMs = monotonicNow(clock);
      const response = await transport(request);
      const { status, headers } = response;
      const captured: Captured = { status, headers, latencyInMs: Math.round(monotonicNow(clock) - sentAtInMs) };
      this.#captured = captured;
      return watched(response, captured);
    });
  }

  /** Sends one request at most, apart from one with a new token. */
  async call(operation: OperationDescriptor, input: object): Promise<CallEnd> {
    this.#signal?.throwIfAborted();
    this.#captured = undefined;
    try {
      const options = { maxAttempts: 1, ...(this.#signal === undefined ? {} : { signal: this.#signal }) };
      const response = await this.#send({ operation, input, options, returnsErrors: true });
      // The head of a file shows enough.
      if (operation.response === 'file') await response.discard();
      return { captured: this.#captured, code: undefined };
    } catch (error) {
      const { code } = (error ?? {}) as { readonly code?: unknown };
      return { captured: this.#captured, code: typeof code === 'string' ? code : 'ERR_UNKNOWN' };
    }
  }
}

/** A response whose text is kept. */
function watched(response: TransportResponse, captured: Captured): TransportResponse {
  return {
    status: response.status,
    headers: response.headers,
    async text(maxBytes) {
      const text = await response.text(maxBytes);
      captured.text = text;
      return text;
    },
    stream: () => response.stream(),
    discard: () => response.discard(),
  };
}

interface Context {
  readonly shapes: ResponseShapes;
  readonly values: KnownValues;
}

function checkOf(
  operation: OperationDescriptor,
  read: ReadShape,
  { captured, code }: CallEnd,
  context: Context,
): ReadCheck {
  const { id } = operation;
  if (captured === undefined)
    return code === 'ERR_LIMIT_WAIT'
      ? { operation: id, skipped: 'limit' }
      : { operation: id, deviations: [{ kind: 'no-response', received: code ?? 'nothing' }] };
  const { status, headers, latencyInMs } = captured;
  const inconclusive = inconclusiveReason(operation, status);
  const wire = wireDeviations(operation, read, captured).filter(
    ({ kind }) => inconclusive === undefined || kind !== 'status',
  );
  const facts: ReadCheck = {
    operation: id,
    status,
    latencyInMs,
    ...(inconclusive === undefined ? {} : { inconclusive }),
    deviations: wire,
  };
  if (status < 200 || status >= 300 || status === 204) return facts;
  if (operation.response !== undefined)
    // The connection ended early, or the file is incomplete.
    return code === undefined ? facts : { ...facts, deviations: [...wire, { kind: 'no-response', received: code }] };
  const body = parsed(captured.text);
  if (body === undefined)
    return { ...facts, deviations: [...wire, { kind: 'body', expected: 'JSON', received: code ?? 'another format' }] };
  try {
    context.values.learn(operation, body);
    const { deviations, ...rest } = bodyFacts(body, read.body ?? {}, context.shapes);
    const shape: readonly Deviation[] = [...pageDeviations(operation, headers, body), ...deviations];
    return { ...facts, ...rest, deviations: [...wire, ...shape] };
  } catch (error) {
    // The body is nested deeper than the stack.
    if (!(error instanceof RangeError)) throw error;
    return {
      ...facts,
      deviations: [...wire, { kind: 'body', expected: 'JSON', received: 'JSON that is nested too deep' }],
    };
  }
}

/** A refusal of the credentials or of the arguments, which come from other responses, shows little. */
function inconclusiveReason({ path }: OperationDescriptor, status: number): ReadCheck['inconclusive'] {
  if (status === 401 || status === 403) return 'not-allowed';
  return status === 400 || (status === 404 && path.includes('{')) ? 'not-found' : undefined;
}

/** The value of a JSON text. Undefined if it isn't JSON. */
function parsed(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}
