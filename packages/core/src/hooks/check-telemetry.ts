import { ArgumentError } from '../errors/index.ts';

interface Given {
  readonly tracer?: Partial<Record<'startActiveSpan', unknown>> | null | undefined;
  readonly meter?: Partial<Record<'createHistogram', unknown>> | null | undefined;
}

/**
 * Checks the options of `openTelemetry`, for callers without types.
 * @throws {ArgumentError} If the tracer or the meter isn't one, or the options are missing.
 */
export function checkTelemetryOptions(options: object): void {
  const { tracer, meter } = ((options as unknown) ?? { tracer: null }) as Given;
  if (tracer !== undefined && typeof tracer?.startActiveSpan !== 'function')
    throw new ArgumentError('`tracer` is invalid. Pass the value that `trace.getTracer()` of OpenTelemetry returns.', {
      argument: 'tracer',
    });
  if (meter !== undefined && typeof meter?.createHistogram !== 'function')
    throw new ArgumentError('`meter` is invalid. Pass the value that `metrics.getMeter()` of OpenTelemetry returns.', {
      argument: 'meter',
    });
}
