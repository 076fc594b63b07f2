import { isPromise } from '../platform/platform.ts';
import { writeBody } from '../arguments/body.ts';
import { checkChoice } from '../arguments/choice.ts';
import { type Link, readLink } from '../arguments/link.ts';
import { writePath } from '../arguments/path.ts';
import { writeQuery } from '../arguments/query.ts';
import type { Call, Send } from '../operation/call.ts';
import type { BodySource } from '../transport/transport.ts';
import { createExchange, giveBody } from './create-exchange.ts';
import type { Exchange, Reception } from './exchange.ts';
import { openBody } from './open-response.ts';
import { runCall } from './pipeline.ts';
import type { Settings } from './settings.ts';

/** Creates the function that every typed call uses: it checks and writes arguments, then runs the pipeline. */
export function createSend(settings: Settings): Send {
  return (call) => {
    try {
      const { operation, input, options } = call;
      // An operation has a path, or its URL comes from another response.
      const link = operation.path === '' || input.url !== undefined ? readLink(settings, call) : undefined;
      checkChoice(call);
      // Before any wait, because the caller's objects may change.
      const exchange = exchangeOf(settings, call, link);
      const writing = writeBody(operation, input.body, options);
      return isPromise(writing)
        ? writing.then((body) => sendWith(settings, exchange, body))
        : sendWith(settings, exchange, writing);
    } catch (error) {
      return Promise.reject(error);
    }
  };
}

function sendWith(settings: Settings, exchange: Exchange, body: BodySource | undefined): ReturnType<Send> {
  giveBody(exchange, body);
  return runCall(settings.pipeline, exchange);
}

function exchangeOf(settings: Settings, call: Call, link: Link | undefined): Exchange {
  const { response } = call.operation;
  const reception: Reception = {
    open: response === 'file' ? openBody : undefined,
    returnsErrors: false,
    promises: response === undefined ? 'json' : response === 'none' ? 'nothing' : 'anything',
  };
  const url = link?.url ?? urlOf(call, settings);
  return createExchange(settings, call, url, reception, link?.isForeign === true);
}

const none = {};

function urlOf({ operation, input, followUpPage }: Call, { baseUrl }: Settings): string {
  const url = baseUrl + writePath(operation, operation.path, input.path ?? none);
  if (input.query === undefined && operation.query === undefined) return url;
  const query = writeQuery(operation, input.query ?? none, { onlyKnown: followUpPage !== true });
  return query === '' ? url : `${url}?${query}`;
}
