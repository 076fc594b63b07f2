import { ArgumentError } from '../../base/errors/index.ts';
import { handedOver } from '../../base/handed-over.ts';
import { writeBody } from '../arguments/body.ts';
import { writePath } from '../arguments/path.ts';
import { writeQuery } from '../arguments/query.ts';
import type { Call, Send } from '../call.ts';
import type { BodySource } from '../transport/body-source.ts';
import { createExchange } from './create-exchange.ts';
import type { Reception } from './exchange.ts';
import { runCall } from './pipeline.ts';
import type { Settings } from './settings.ts';

/** The way of every typed call: arguments are checked and written, the pipeline does the rest. */
export function createSend(settings: Settings): Send {
  return (call) => {
    try {
      checkDestination(call);
      if (call.operation.atLeastOneOf !== undefined) handedOver(settings.choices, 'choices')(call);
      const { operation, input, options } = call;
      const writing = writeBody(settings.bodies, operation, input.body, options);
      return writing instanceof Promise
        ? writing.then((body) => sendWith(settings, call, body))
        : sendWith(settings, call, writing);
    } catch (error) {
      return Promise.reject(error);
    }
  };
}

function sendWith(settings: Settings, call: Call, body: BodySource | undefined): ReturnType<Send> {
  const { response } = call.operation;
  const reception: Reception = {
    open: response === 'file' ? handedOver(settings.openBody, 'files') : undefined,
    returnsErrors: false,
    promises: response === undefined ? 'json' : 'anything',
  };
  return runCall(settings.pipeline, createExchange(settings, call, urlOf(call, settings), body, reception));
}

const none = {};

function urlOf({ operation, input, followUpPage }: Call, { baseUrl, queryKinds: kinds }: Settings): string {
  if (input.url !== undefined) return input.url;
  const url = baseUrl + writePath(operation, operation.path, input.path ?? none);
  if (input.query === undefined && operation.query === undefined) return url;
  const query = writeQuery(operation, input.query ?? none, { onlyKnown: followUpPage !== true, kinds });
  return query === '' ? url : `${url}?${query}`;
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
