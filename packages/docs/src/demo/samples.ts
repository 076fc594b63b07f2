import type { DescribedOperation, SurfaceReference } from '../compose/reference.ts';
import { callersOf, type Credential } from './callers.ts';
import { curlSample } from './curl-sample.ts';
import type { DemoCalls } from './demo-calls.ts';
import { fetchSample } from './fetch-sample.ts';
import { sdkSample } from './sdk-sample.ts';

/** The same call in every way that a page shows. */
export interface Samples {
  readonly sdk: string | undefined;
  readonly fetch: string;
  readonly curl: string;
  /** Texts of the sandbox in the samples, each with the text that stands for the user's own host. */
  readonly own: Readonly<Record<string, string>>;
}

export function samplesOf(reference: SurfaceReference, operation: DescribedOperation, calls: DemoCalls): Samples {
  const { credentials, urls } = calls.info;
  const [caller] = callersOf(reference.surface.name, credentials);
  const credential = caller?.credential ?? { kind: 'none' as const };
  const call = calls.of(reference.surface.name, operation.id);
  const samples = {
    sdk: sdkSample(call, credential, urls),
    fetch: fetchSample(call, credential, urls),
    curl: curlSample(call, credential, urls),
  };
  const replaced = [
    ...Object.entries(calls.hosts).map(([name, host]) => [urls[name as keyof typeof urls], host] as const),
    ...secretsOf(credential),
  ];
  const printed = Object.values(samples).join('\n');
  return { ...samples, own: Object.fromEntries(replaced.filter(([text]) => printed.includes(text))) };
}

/** The credentials of the sandbox, each with the name of the user's own. */
function secretsOf(credential: Credential): readonly (readonly [string, string])[] {
  switch (credential.kind) {
    case 'client':
      return [
        [credential.id, 'YOUR_CLIENT_ID'],
        [credential.secret, 'YOUR_CLIENT_SECRET'],
      ];
    case 'key':
      return [[credential.key, 'YOUR_API_KEY']];
    case 'token':
      return [[credential.token, 'YOUR_TOKEN']];
    case 'none':
      return [];
  }
}
