import type { DescribedOperation, SurfaceReference } from '../compose/reference.ts';
import { callersOf, type Credential } from './callers.ts';
import { curlSample } from './curl-sample.ts';
import type { DemoCalls } from './demo-calls.ts';
import { type LanguageName, languages, type Program } from './languages/index.ts';
import { sdkSample } from './sdk-sample.ts';
import { terminalSample } from './terminal-sample.ts';

/** The same call in every way that a page shows. */
export interface Samples {
  readonly sdk: string | undefined;
  readonly terminal: string | undefined;
  readonly curl: string;
  readonly languages: Readonly<Record<LanguageName, string>>;
  /** Texts of the sandbox in the samples, each with the text that stands for the user's own host. */
  readonly own: Readonly<Record<string, string>>;
}

/** The data that the page of an operation loads to write samples. */
export function programOf(surface: string, operation: string, calls: DemoCalls): Program {
  const { credentials, urls } = calls.info;
  const [caller] = callersOf(surface, credentials);
  return { call: calls.of(surface, operation), credential: caller?.credential ?? { kind: 'none' }, urls };
}

export function samplesOf({ surface }: SurfaceReference, operation: DescribedOperation, calls: DemoCalls): Samples {
  const program = programOf(surface.name, operation.id, calls);
  const { call, credential, urls } = program;
  const samples = {
    sdk: sdkSample(call, credential, urls),
    terminal: terminalSample(call),
    curl: curlSample(call, credential, urls),
  };
  const replaced = [
    ...Object.entries(calls.hosts).map(([name, host]) => [urls[name] ?? '', host] as const),
    ...secretsOf(credential),
    ['--sandbox', '--profile YOUR_PROFILE'] as const,
    ['use sandbox', 'use YOUR_PROFILE'] as const,
  ];
  const printed = Object.values(samples).join('\n');
  return {
    ...samples,
    languages: {
      python: languages.python.sample(program),
      php: languages.php.sample(program),
      java: languages.java.sample(program),
    },
    own: Object.fromEntries(replaced.filter(([text]) => printed.includes(text))),
  };
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
