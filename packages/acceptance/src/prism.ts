import { createLogger } from '@stoplight/prism-core';
import { getHttpOperationsFromSpec } from '@stoplight/prism-http';
import { createServer } from '@stoplight/prism-http-server';
import type { Document as SpecDocument } from '@tradelane/spec-model/document';
import { withBasePath } from '@tradelane/spec-model/prism-document';
import type { Document } from './document.ts';

export interface Mock {
  readonly url: string;
  close(): Promise<void>;
}

/** Serves the document on a free loopback port, and validates requests, credentials and responses. */
export async function startPrism(document: Document, basePath: string): Promise<Mock> {
  const operations = await getHttpOperationsFromSpec(withBasePath(document as unknown as SpecDocument, basePath));
  const server = createServer(operations, {
    components: { logger: createLogger('contract', { level: 'silent' }) },
    cors: false,
    config: {
      mock: { dynamic: false, ignoreExamples: false },
      validateRequest: true,
      validateResponse: true,
      checkSecurity: true,
      errors: false,
      upstreamProxy: undefined,
      isProxy: false,
    },
  });
  return { url: await server.listen(0, '127.0.0.1'), close: () => server.close() };
}
