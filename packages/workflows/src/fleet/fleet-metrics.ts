/** The methods of an OpenTelemetry meter that a fleet uses. */
export interface FleetMeter {
  /** Creates a metric that is read at each export. */
  createObservableGauge(
    name: string,
    options: { readonly unit: string; readonly description: string },
  ): {
    addCallback(callback: (result: FleetResult) => void): void;
    removeCallback(callback: (result: FleetResult) => void): void;
  };
}

/** Receives the values of a metric at an export. */
export interface FleetResult {
  /** Adds the value of one stream. */
  observe(value: number, attributes: Record<string, string>): void;
}

/** The age of one stream. */
export interface StreamAge {
  readonly tenant: string;
  readonly stream: string;
  readonly ageInMs: number;
}

/**
 * Reports the age of each stream that this process served last, in seconds. Returns a function that ends it.
 * Each stream is reported by one process only.
 */
export function observeAges(meter: FleetMeter | undefined, ages: () => Iterable<StreamAge>): () => void {
  const gauge = meter?.createObservableGauge('tradelane.fleet.age', {
    unit: 's',
    description: 'Time since the start of the last complete run of a stream.',
  });
  const observe = (result: FleetResult): void => {
    for (const { tenant, stream, ageInMs } of ages()) result.observe(ageInMs / 1_000, { tenant, stream });
  };
  gauge?.addCallback(observe);
  return () => gauge?.removeCallback(observe);
}
