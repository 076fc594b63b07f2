import type { AnyClient } from '../table/client-package.ts';
import type { OperationRow } from '../table/rows.ts';

/** Arguments of an operation, by their names on the wire. */
export interface Input {
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

type Method = (...values: unknown[]) => unknown;

/** Calls the method of an operation with its arguments and options. */
export function invoke(client: AnyClient, row: OperationRow, input: Input, options: object): unknown {
  const { method, values } = argumentsOf(client, row, input);
  return method(...values, options);
}

/** The method of an operation and its arguments: path values in the order of the template, the URL, the body, the query. */
export function argumentsOf(
  client: AnyClient,
  row: OperationRow,
  { parameters, body }: Input,
): { readonly method: Method; readonly values: readonly unknown[] } {
  const [group = '', name = ''] = row.name.split('.');
  const method = (client as unknown as Readonly<Record<string, Readonly<Record<string, Method>>>>)[group]?.[name];
  if (method === undefined) throw new Error(`The client has no method ${row.name}.`);
  const query = row.parameters.filter((parameter) => parameter.in === 'query');
  const present = query.filter((parameter) => parameters[parameter.name] !== undefined);
  return {
    method,
    values: [
      ...row.parameters.filter((parameter) => parameter.in !== 'query').map((parameter) => parameters[parameter.name]),
      ...(row.body === undefined ? [] : [body]),
      ...(query.length === 0
        ? []
        : [Object.fromEntries(present.map((parameter) => [parameter.name, parameters[parameter.name]]))]),
    ],
  };
}
