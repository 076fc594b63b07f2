/** The examples that the tools describe, run by the same tools on the demo world. */
import { sampled } from '@tradelane/test-servers';
import { expect, test } from 'vitest';
import { type Agent, connectAgent, type Json } from '../agent.ts';
import { operationsOf, surfaces } from '../../src/table/load.ts';
import type { OperationRow, SurfaceRow } from '../../src/table/rows.ts';

/** Describes an operation and runs its example: a read with `read`, a write with `tool`. */
async function run(agent: Agent, surface: SurfaceRow, row: OperationRow, tool: string): Promise<Json> {
  const named = { surface: surface.name, operation: row.id };
  const { example: short } = await agent.use('describe', named);
  const whole = { ...named, part: 'example', max_characters: 100_000 };
  const example =
    typeof short === 'string' ? JSON.parse(String((await agent.use('describe', whole))['example'])) : short;
  const { first: _, replace, parameters, ...args } = example as Json;
  const { after } = row.example;
  const ids = after === undefined ? {} : await idOf(agent, surface, after);
  return agent.use(row.isRead ? 'read' : tool, {
    ...args,
    ...(tool === 'write' ? { replace } : {}),
    parameters: { ...(parameters as Json), ...ids },
    max_characters: 200_000,
    max_wait_s: 50,
  });
}

/** Makes the call whose response has the ID, and waits for the work that it starts. */
async function idOf(
  agent: Agent,
  surface: SurfaceRow,
  { id, member, parameter }: NonNullable<OperationRow['example']['after']>,
): Promise<Json> {
  const { data } = await run(
    agent,
    surface,
    operationsOf(surface).find((row) => row.id === id) as OperationRow,
    'write',
  );
  await agent.clock.advance(120_000);
  return { [parameter]: member.split('.').reduce((value, name) => (value as Json | undefined)?.[name], data) };
}

/** The error, the items that the server refused, or the lack of an effect. */
function faultOf(result: Json, isRead: boolean): unknown {
  if (result['error'] !== undefined) return [result['error'], result['server']];
  const { data } = result;
  if (isRead) return Array.isArray(data) && data.length === 0 ? 'It returns nothing.' : undefined;
  const { changes, response, status } = data as { readonly changes: readonly Json[]; readonly response: Json } & Json;
  if (changes.length === 0) return ['It changes nothing.', response];
  const { succeeded: _, ...others } = response ?? {};
  const refused = /"(?:\w*errors|failed|unknown|unsent)":\[\{.*/.exec(JSON.stringify(others));
  const failed = /"(?:lines_in_error":[1-9]|has_error_report":true|\w*status":"\w*FAILED).*/.exec(
    JSON.stringify(status),
  );
  return (refused ?? failed)?.[0];
}

test('each example of a description runs through the tools and has an effect', { timeout: 600_000 }, async () => {
  const all = surfaces().flatMap((surface) => operationsOf(surface).map((row) => ({ surface, row })));
  const faults: unknown[] = [];
  for (const { surface, row } of sampled(all, 20)) {
    const agent = await connectAgent({ allowWrites: ['all'], showPersonalData: true });
    const fault = faultOf(await run(agent, surface, row, 'preview'), row.isRead);
    if (fault !== undefined) faults.push([`${surface.name} ${row.id}`, fault]);
    await agent.close();
  }
  expect(faults).toEqual([]);
});
