import { resolve, type BodyObject } from '../../../../scripts/generate/document.ts';
import { blocks, fence, prose } from './markdown.ts';
import type { Page } from './page.ts';
import type { SurfaceReference } from './reference.ts';
import { assumptions, SchemaTables } from './schema-tables.ts';

interface Webhook {
  readonly post: {
    readonly summary: string;
    readonly description: string;
    readonly requestBody: BodyObject;
    readonly 'x-assumption'?: Parameters<typeof assumptions>[0];
  };
}

/** One page per event that the hub sends to the queue of a connector. */
export function eventPages({ document }: SurfaceReference): readonly Page[] {
  return Object.entries(document.webhooks ?? {}).map(([name, webhook]) => {
    // Linted: each webhook is one POST with a JSON body.
    const { post } = webhook as Webhook;
    const media = resolve<BodyObject>(document, post.requestBody).content['application/json'];
    const schemas = new SchemaTables(document);
    const shape = schemas.shape(media?.schema ?? {});
    const rest = schemas.rest();
    const examples =
      (media as
        | { examples?: Readonly<Record<string, { summary?: string; value: unknown }>>; example?: unknown }
        | undefined) ?? {};
    const shown = Object.values(
      examples.examples ?? (examples.example === undefined ? {} : { one: { value: examples.example } }),
    );
    return {
      path: `reference/events/${name.toLowerCase()}`,
      title: name,
      description: `${post.summary.replace(/\.$/, '')}: sent by the hub to the queue or topic of a connector.`,
      section: 'Events',
      markdown: blocks(
        `**${post.summary}.** Sent to the queue or topic of the connector, without a token.`,
        prose(post.description),
        '## Message',
        shape,
        '## Examples',
        ...shown.map(({ summary, value }) =>
          blocks(summary === undefined ? undefined : `**${summary}**`, fence('json', JSON.stringify(value, null, 2))),
        ),
        assumptions(post['x-assumption']),
        rest !== '' && `## Schemas\n\n${rest}`,
      ),
    };
  });
}
