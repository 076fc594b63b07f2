import type { DescribedOperation, SurfaceReference } from '../compose/reference.ts';
import { callersOf } from './callers.ts';
import { curlSample } from './curl-sample.ts';
import type { DemoCalls } from './demo-calls.ts';
import { fetchSample } from './fetch-sample.ts';
import { sdkSample } from './sdk-sample.ts';

/** The same call in every way that a page shows. */
export interface Samples {
  readonly sdk: string | undefined;
  readonly fetch: string;
  readonly curl: string;
}

export function samplesOf(reference: SurfaceReference, operation: DescribedOperation, calls: DemoCalls): Samples {
  const { credentials, urls } = calls.info;
  const [caller] = callersOf(reference.surface.name, credentials);
  const credential = caller?.credential ?? { kind: 'none' as const };
  const call = calls.of(reference.surface.name, operation.id);
  return {
    sdk: sdkSample(call, credential, urls),
    fetch: fetchSample(call, credential, urls),
    curl: curlSample(call, credential, urls),
  };
}
