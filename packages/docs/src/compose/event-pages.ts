import { resolve, type BodyObject } from '@tradelane/spec-model/document';
import { blocks, fence, prose } from './markdown.ts';
import type { Page } from './page.ts';
import type { SurfaceReference } from './reference.ts';
import { Anchors } from '../fields/field-html.ts';
import { bodyField } from '../fields/field.ts';
import { assumptionsHtml, assumptionsText } from './assumptions.ts';
import { bodyHtml } from './operation-body.ts';
import { bodyText } from './operation-text.ts';

interface Webhook {
  readonly post: {
    readonly summary: string;
    readonly description: string;
    readonly requestBody: BodyObject;
    readonly 'x-assumption'?: Parameters<typeof assumptionsText>[0];
  };
}

/** One page per event that the hub sends to the queue of a connector. */
export function eventPages({ document }: SurfaceReference): readonly Page[] {
  return Object.entries(document.webhooks ?? {}).map(([name, webhook]) => {
    // Linted: each webhook is one POST with a JSON body.
    const { post } = webhook as Webhook;
    const media = resolve<BodyObject>(document, post.requestBody).content['application/json'];
    const message = bodyField(document, media?.schema ?? {});
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
      markdown: eventText(post, shown, bodyText(message), assumptionsText(post['x-assumption'])),
      body: eventText(post, shown, bodyHtml(message, 'message', new Anchors()), assumptionsHtml(post['x-assumption'])),
    };
  });
}

/** The text of an event page, with its fields as HTML or Markdown. */
function eventText(
  post: Webhook['post'],
  shown: readonly { readonly summary?: string; readonly value: unknown }[],
  fields: string,
  assumed: string,
): string {
  return blocks(
    `**${post.summary}.** Sent to the queue or topic of the connector, without a token.`,
    prose(post.description),
    '## Message',
    fields,
    '## Examples',
    ...shown.map(({ summary, value }) =>
      blocks(summary === undefined ? undefined : `**${summary}**`, fence('json', JSON.stringify(value, null, 2))),
    ),
    assumed,
  );
}
