import type { DemoBody, DemoCall, DemoFile, DemoParameter } from '../demo/call.ts';
import { type Entered, textOf } from './request.ts';

/** The call with the entered values instead of the sample's. The page prints its code from this call. */
export async function enteredCall(call: DemoCall, entered: Entered): Promise<DemoCall> {
  const { after, body, parameters } = call;
  const leading = parameters.find(({ name }) => name === after?.parameter);
  const isEntered = leading !== undefined && (entered.values.get(placeOf(leading)) ?? '') !== '';
  return {
    ...call,
    parameters: parameters.map((parameter) => ({ ...parameter, value: valueOf(parameter, entered) })),
    body: body === undefined ? undefined : await bodyOf(body, entered),
    after: isEntered ? undefined : after,
  };
}

const placeOf = ({ in: place, name }: DemoParameter): string => `${place} ${name}`;

function valueOf(parameter: DemoParameter, { values }: Entered): unknown {
  const text = (values.get(placeOf(parameter)) ?? '').trim();
  if (text === textOf(parameter)) return parameter.value;
  if (text === '') return undefined;
  if (parameter.list === undefined) return typed(parameter, text);
  return text.split(',').map((entry) => typed(parameter, entry.trim()));
}

/** Text of the wrong type stays text, so that the response explains the mistake. */
function typed({ type }: DemoParameter, text: string): unknown {
  if (type === 'boolean' && /^(?:true|false)$/.test(text)) return text === 'true';
  if ((type === 'integer' || type === 'number') && Number.isFinite(Number(text))) return Number(text);
  return text;
}

async function bodyOf(body: DemoBody, { body: text, files }: Entered): Promise<DemoBody> {
  const parts = body.parts.map(async (part) => {
    const chosen = files.get(part.name) ?? [];
    return part.files.length === 0 ? part : { ...part, files: await Promise.all(chosen.map(printed)) };
  });
  return {
    ...body,
    value: text === undefined ? body.value : JSON.parse(text || '{}'),
    parts: await Promise.all(parts),
  };
}

/** A file that is too long to be printed, or no text, is named and no more. */
async function printed(file: File): Promise<DemoFile> {
  const text = file.size > 500 ? '' : await file.text();
  return { name: file.name, type: file.type, text: text.includes('\uFFFD') ? '' : text };
}
