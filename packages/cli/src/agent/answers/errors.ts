import type { EffectReason } from '@tradelane/workflows';

/** An error of these tools with a code and the next step, for an agent. */
export class AgentError extends Error {
  override readonly name: string = 'UsageError';
  readonly code: string;
  /** Fields of the answer next to the message. */
  readonly fields: Readonly<Record<string, unknown>>;

  constructor(code: string, message: string, fields: Readonly<Record<string, unknown>> = {}, cause?: unknown) {
    super(message, { cause });
    this.code = code;
    this.fields = fields;
  }
}

/** A write that the server refused, with its words. */
export class RefusedWriteError extends Error {
  override readonly name: string = 'RefusedWriteError';
  readonly outcome = 'refused';
  readonly code: string;
  readonly operation: string;
  readonly status: number | undefined;
  readonly serverCode: string | undefined;

  constructor(operation: string, { code, message, status, serverCode }: EffectReason) {
    super(message);
    this.code = code;
    this.operation = operation;
    this.status = status;
    this.serverCode = serverCode;
  }
}
