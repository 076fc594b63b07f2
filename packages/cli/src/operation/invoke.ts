import type { OperationRow } from '../table/rows.ts';
import type { AnyClient } from './client.ts';

/** Arguments of an operation, by their names on the wire. */
export interface Input {
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

type Method = (...values: unknown[]) => unknown;

/** Calls the method of an operation: path values in the order of the template, the URL, the body, the query, options. */
export function invoke(client: AnyClient, row: OperationRow, { parameters, body }: Input, options: object): unknown {
  const [group = '', name = ''] = row.name.split('.');
  const method = (client as unknown as Readonly<Record<string, Readonly<Record<string, Method>>>>)[group]?.[name];
  if (method === undefined) throw new Error(`The client has no method ${row.name}.`);
  const query = row.parameters.filter((parameter) => parameter.in === 'query');
  const given = query.filter((parameter) => parameters[parameter.name] !== undefined);
  return method(
    ...row.parameters.filter((parameter) => parameter.in !== 'query').map((parameter) => parameters[parameter.name]),
    ...(row.body === undefined ? [] : [body]),
    ...(query.length === 0
      ? []
      : [Object.fromEntries(given.map((parameter) => [parameter.name, parameters[parameter.name]]))]),
    options,
  );
}
