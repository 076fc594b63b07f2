/** The envelope that a relay put around a message. */
export interface Wrapping {
  /** Its name, as an error shows it. */
  readonly name: string;
  /** The message, as text or parsed. */
  readonly content: unknown;
}

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isContent = (value: unknown): boolean => isObject(value) || typeof value === 'string';
const isMessage = (value: unknown): boolean =>
  isObject(value) && typeof value['type'] === 'string' && isObject(value['data']);

/** Returns undefined if the value isn't Base64. */
function textOfBase64(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  try {
    return new TextDecoder().decode(Uint8Array.from(atob(value), (character) => character.charCodeAt(0)));
  } catch {
    return undefined;
  }
}

/** The envelopes of relays, and the message in them. Undefined for other values. */
const envelopes: Readonly<Record<string, (fields: Fields) => unknown>> = {
  'an SNS envelope': ({ Type, Message }) => (Type === 'Notification' && isContent(Message) ? Message : undefined),
  'an EventBridge envelope': ({ 'detail-type': type, detail }) =>
    typeof type === 'string' && isObject(detail) ? detail : undefined,
  'a MassTransit envelope': ({ messageType, message }) =>
    Array.isArray(messageType) && isObject(message) ? message : undefined,
  // A relay may also write the fields of CloudEvents into the message itself.
  'a CloudEvents envelope': ({ specversion, data, data_base64: base64 }) => {
    if (typeof specversion !== 'string') return undefined;
    return isMessage(data) || typeof data === 'string' ? data : textOfBase64(base64);
  },
  'a Pub/Sub envelope': ({ subscription, message }) =>
    typeof subscription === 'string' && isObject(message) ? textOfBase64(message['data']) : undefined,
  'a Kafka Connect envelope': ({ schema, payload }) =>
    schema !== undefined && isContent(payload) ? payload : undefined,
};

/**
 * The envelope around a message, or JSON as text in JSON. Undefined if there is none. A value with `type` and `data` is a
 * message, unless it is a CloudEvent with a message in it.
 */
export function wrappingOf(value: unknown): Wrapping | undefined {
  if (typeof value === 'string') return { name: 'a JSON string', content: value };
  if (!isObject(value) || (isMessage(value) && value['specversion'] === undefined)) return undefined;
  for (const [name, contentOf] of Object.entries(envelopes)) {
    const content = contentOf(value);
    if (content !== undefined) return { name, content };
  }
  return undefined;
}
