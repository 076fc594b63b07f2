/** The envelope that a relay put around a message. */
export interface Wrapping {
  /** Its name, as an error shows it. */
  readonly name: string;
  /** The message, as text or parsed. */
  readonly content: unknown;
}

/**
 * The envelope around a message: SNS, EventBridge, MassTransit, or JSON as text in JSON. Undefined if there is none. A
 * value with `type` and `data` is a message.
 */
export function wrappingOf(value: unknown): Wrapping | undefined {
  if (typeof value === 'string') return { name: 'a JSON string', content: value };
  if (typeof value !== 'object' || value === null) return undefined;
  const fields = value as Readonly<Record<string, unknown>>;
  if (typeof fields['type'] === 'string' && isObject(fields['data'])) return undefined;
  if (fields['Type'] === 'Notification' && typeof fields['Message'] === 'string')
    return { name: 'an SNS envelope', content: fields['Message'] };
  if (typeof fields['detail-type'] === 'string' && isObject(fields['detail']))
    return { name: 'an EventBridge envelope', content: fields['detail'] };
  if (Array.isArray(fields['messageType']) && isObject(fields['message']))
    return { name: 'a MassTransit envelope', content: fields['message'] };
  return undefined;
}

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;
