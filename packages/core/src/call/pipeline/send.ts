import { ArgumentError } from '../../base/errors/index.ts';
import { writeBody } from '../arguments/body.ts';
import { checkChoice } from '../arguments/choice.ts';
import { writePath } from '../arguments/path.ts';
import { writeQuery } from '../arguments/query.ts';
import type { Call, Send } from '../call.ts';
import { createExchange } from './create-exchange.ts';
import { runCall } from './pipeline.ts';
import type { Settings } from './settings.ts';

/** The way of every typed call: arguments are checked and written, the pipeline does the rest. */
export function createSend(settings: Settings): Send {
  return async (call) => {
    const { operation, options } = call;
    checkDestination(call);
    checkChoice(call);
    const writing = writeBody(settings.bodies, operation, call.input.body, options);
    const source = writing instanceof Promise ? await writing : writing;
    const streams = operation.response === 'file';
    const url = urlOf(call, settings.baseUrl);
    const promises = operation.response === undefined ? 'json' : 'anything';
    const written = { call, source, url, streams, returnsErrors: false, promises } as const;
    return runCall(settings.pipeline, createExchange(settings, written));
  };
}

function urlOf({ operation, input, followUpPage }: Call, baseUrl: string): string {
  if (input.url !== undefined) return input.url;
  const path = writePath(operation, operation.path, input.path ?? {});
  const query = writeQuery(operation, input.query ?? {}, { onlyKnown: followUpPage !== true });
  return baseUrl + path + (query === '' ? '' : `?${query}`);
}

/** An operation either has a path of its own, or its URL comes from another response (TL05). */
function checkDestination({ operation, input }: Call): void {
  const { url } = input;
  const fault =
    url === undefined
      ? operation.path === '' && 'needs the URL that another response gave'
      : !URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)
        ? 'needs an absolute URL'
        : false;
  if (fault !== false) {
    throw new ArgumentError(`${operation.id} ${fault}.`, {
      argument: 'url',
      operation: operation.id,
      method: operation.method,
      path: operation.path,
    });
  }
}
