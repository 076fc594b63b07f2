import { handedOver } from '../../base/handed-over.ts';
import { isPromise } from '../../base/is-promise.ts';
import { writeBody } from '../arguments/body.ts';
import type { Link } from '../arguments/link.ts';
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
      const { operation, input, options } = call;
      // An operation either has a path of its own, or its URL comes from another response.
      const link =
        operation.path === '' || input.url !== undefined
          ? handedOver(settings.links, 'links')(settings, call)
          : undefined;
      if (operation.atLeastOneOf !== undefined) handedOver(settings.choices, 'choices')(call);
      const writing = writeBody(settings.bodies, operation, input.body, options);
      return isPromise(writing)
        ? writing.then((body) => sendWith(settings, call, link, body))
        : sendWith(settings, call, link, writing);
    } catch (error) {
      return Promise.reject(error);
    }
  };
}

function sendWith(
  settings: Settings,
  call: Call,
  link: Link | undefined,
  body: BodySource | undefined,
): ReturnType<Send> {
  const { response } = call.operation;
  const reception: Reception = {
    open: response === 'file' ? handedOver(settings.openBody, 'files') : undefined,
    returnsErrors: false,
    promises: response === undefined ? 'json' : 'anything',
  };
  const url = link?.url ?? urlOf(call, settings);
  const exchange = createExchange(settings, call, url, body, reception, link?.isForeign === true);
  return runCall(settings.pipeline, exchange);
}

const none = {};

function urlOf({ operation, input, followUpPage }: Call, { baseUrl, queryKinds: kinds }: Settings): string {
  const url = baseUrl + writePath(operation, operation.path, input.path ?? none);
  if (input.query === undefined && operation.query === undefined) return url;
  const query = writeQuery(operation, input.query ?? none, { onlyKnown: followUpPage !== true, kinds });
  return query === '' ? url : `${url}?${query}`;
}
