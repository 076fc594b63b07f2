type Value = Readonly<Record<string, unknown>>;

const isDocument = (one: unknown): one is Value => typeof one === 'object' && one !== null && 'id' in one;

/** The document that callers know. Some are stored with facts of the sandbox around them. */
export function shownOf(value: Value): Value {
  const { id, shopId } = value;
  const inner = id === undefined ? Object.values<unknown>({ ...value, data: 0 }).find(isDocument) : undefined;
  return inner === undefined ? value : { ...(shopId !== undefined && { shopId }), ...inner };
}
