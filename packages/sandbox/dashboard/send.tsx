import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { type Exchange, type Info, mountOf, rolesOf, send, type Sent } from './api.ts';
import { Button, Code, fieldsOf, Options, useShared } from './ui.tsx';

/** The path as it was sent, or the whole URL of another host. */
export const pathOf = (url: string): string => url.replace(/^https?:\/\/[^/?#]*(?=\/)/, '');

export const kindOf = (status: number): string =>
  status === 0 || status >= 500 ? 'bad' : status >= 400 ? 'refused' : 'good';

/** Whether the browser sends this request as it came, and not to the control API. */
function isRepeatable({ url, request_cut, content_type = 'json' }: Exchange): boolean {
  if (request_cut === true || !content_type.includes('json') || !URL.canParse(url)) return false;
  const { pathname, search } = new URL(url);
  return pathname + search === pathOf(url) && !pathname.startsWith('/__sandbox');
}

interface SendFormProps {
  readonly info: Info;
  /** Request that is sent again. Its credential isn't kept, so the caller is a choice. */
  readonly one?: Exchange;
}

/** A request as any caller: a new one, or an earlier one with changes. */
export function SendForm({ info, one }: SendFormProps): JSX.Element {
  const { surfaces } = useShared();
  const [sent, setSent] = useState<Sent>();
  const roles = rolesOf(info);
  const isOff = one !== undefined && !isRepeatable(one);
  const submit = (event: SubmitEvent): void => {
    const { role: name, method = '', path = '', body = '' } = fieldsOf(event);
    const role = roles.find((candidate) => candidate.name === name);
    if (role === undefined) return;
    const call = { method, path, ...(body.trim() !== '' && { body }) };
    send(role, info, call).then(setSent, (error: unknown) => setSent({ status: 0, text: String(error) }));
  };
  const request = (
    <>
      <div class="buttons">
        <select name="method" aria-label="Method">
          <Options of={['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD']} chosen={one?.method} />
        </select>
        <input
          name="path"
          required
          defaultValue={one === undefined ? '/hub/api/v2/orders?limit=5' : pathOf(one.url)}
          aria-label="Path"
          list="paths"
        />
        <datalist id="paths">
          {surfaces.flatMap((surface) =>
            surface.operations.map(({ id, method, path }) => (
              <option value={mountOf(surface, info) + path}>
                {method} {id}
              </option>
            )),
          )}
        </datalist>
      </div>
      <label>
        JSON body
        <textarea name="body" rows={5} spellcheck={false} defaultValue={one?.request} />
      </label>
    </>
  );
  return (
    <form class="step" aria-label={one === undefined ? 'Send a request' : 'Replay'} onSubmit={submit}>
      {one === undefined && request}
      <div class="buttons">
        <select name="role" aria-label="Caller">
          <Options
            of={roles.map(({ name }) => name)}
            chosen={roles.find(({ calls }) => calls?.test(one?.surface ?? 'hub'))?.name}
          />
        </select>
        <Button class="main" label={one === undefined ? 'Send' : 'Replay'} isOff={isOff} />
        {isOff && (
          <small>The body is too long or not JSON, or a browser would change the path. Copy it as curl instead.</small>
        )}
      </div>
      {one !== undefined && !isOff && (
        <details>
          <summary>Edit before the replay</summary>
          {request}
        </details>
      )}
      {sent !== undefined && (
        <div>
          <h3>
            Status <span class={`tag ${kindOf(sent.status)}`}>{sent.status}</span>
          </h3>
          <Code label={one === undefined ? 'Response' : 'Response of the replay'} text={sent.text.slice(0, 20_000)} />
        </div>
      )}
    </form>
  );
}
