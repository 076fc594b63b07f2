import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Info } from '@tradelane/sandbox/portable';
import { parse } from 'yaml';
import { blocks, fence, table } from './markdown.ts';

/** One Arazzo document with its one workflow. */
export interface Workflow {
  readonly file: string;
  readonly id: string;
  readonly summary: string;
  /** Options of the runner: credentials of the demo world and addresses of the sandbox. */
  readonly options: readonly string[];
}

interface ArazzoDocument {
  readonly sourceDescriptions: readonly { readonly name: string }[];
  readonly workflows: readonly [
    {
      readonly workflowId: string;
      readonly summary: string;
      readonly inputs: { readonly properties: Readonly<Record<string, unknown>> };
      readonly steps: readonly { readonly successCriteria: readonly { readonly condition: string }[] }[];
    },
  ];
}

/** The published workflows, for a sandbox with this info. */
export function readWorkflows(root: string, { urls, credentials }: Info): readonly Workflow[] {
  const inputs: Readonly<Record<string, string | undefined>> = {
    connectorId: credentials.connector.client_id,
    connectorSecret: credentials.connector.client_secret,
    sellerId: credentials.seller.client_id,
    sellerSecret: credentials.seller.client_secret,
    shopKey: credentials.shops[0]?.api_key,
  };
  const servers: Readonly<Record<string, string>> = {
    auth: urls.auth_url,
    hub: `${urls.base_url}/api`,
    channelPlatform: `${urls.base_url}/api/channel-platform`,
    marketplace: urls.instance_url,
  };
  const folder = join(root, 'specs', 'arazzo');
  return globSync('*.arazzo.yaml', { cwd: folder })
    .toSorted()
    .map((file) => {
      const document = parse(readFileSync(join(folder, file), 'utf8')) as ArazzoDocument;
      const [{ workflowId, summary, inputs: wanted, steps }] = document.workflows;
      const fetchesFile = steps.some(({ successCriteria }) =>
        successCriteria.some(({ condition }) => /content-type == 'application\/(?:zip|octet-stream)'/.test(condition)),
      );
      return {
        file,
        id: workflowId,
        summary,
        options: [
          ...Object.keys(wanted.properties).map((name) => `--input ${name}=${inputs[name]}`),
          ...document.sourceDescriptions.map(({ name }) => `--server ${name}=${servers[name]}`),
          // The runner checks the bytes of a file against the schema of a text.
          ...(fetchesFile ? ['--severity SCHEMA_CHECK=warn'] : []),
        ],
      };
    });
}

/** The Arazzo documents with their workflows and the commands that run them. */
export function workflowTable(workflows: readonly Workflow[]): string {
  const rows = workflows.map(({ file, id, summary }) => [`[${file}](/specs/arazzo/${file})`, `\`${id}\``, summary]);
  const commands = workflows.map(({ file, options }) =>
    [`npx @redocly/cli@2.77.0 respect ${file}`, ...options].join(' \\\n  '),
  );
  return blocks(
    table(['Document', 'Workflow', 'Description'], rows),
    'Run a workflow against the [sandbox](/guides/testing/). The folder must contain the documents, and its parent folder the descriptions, as in `specs/arazzo` of the repository. The runner waits for limits, which can take a minute.',
    ...commands.map((command) => fence('sh', command)),
  );
}
