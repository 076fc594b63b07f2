import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { table } from './markdown.ts';

/** The Arazzo documents with what each of their workflows does. */
export function workflowTable(root: string): string {
  const folder = join(root, 'specs', 'arazzo');
  if (!existsSync(folder)) return '';
  const rows = globSync('*.arazzo.yaml', { cwd: folder })
    .toSorted()
    .flatMap((file) => {
      // Checked against the sandbox by test/arazzo.test.ts.
      const document = parse(readFileSync(join(folder, file), 'utf8')) as {
        workflows: readonly { workflowId: string; summary: string }[];
      };
      return document.workflows.map(({ workflowId, summary }) => [
        `[${file}](/specs/arazzo/${file})`,
        `\`${workflowId}\``,
        summary,
      ]);
    });
  return table(['Document', 'Workflow', 'What it does'], rows);
}
