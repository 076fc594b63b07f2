/** Names of a consumer's entries in its stores. They contain the consumer's name if it has one. */
export interface Names {
  /** Key of a handled event. */
  event(id: string): string;
  /** Key of a handled action. */
  action(id: string): string;
  /** Key of an action whose report the hub refused. */
  refusal(id: string): string;
  /** Key of an action's outcome. */
  outcome(id: string): string;
  /** The action of an outcome key. Undefined if the key belongs to another consumer. */
  actionOf(outcome: string): string | undefined;
}

/** Prefix of named entries, which no action ID has. */
const named = 'consumer/';

export function namesOf(name: string | undefined): Names {
  const prefix = name === undefined ? '' : `${named}${name}/`;
  return {
    event: (id) => `${prefix}event/${id}`,
    action: (id) => `${prefix}action/${id}`,
    refusal: (id) => `${prefix}refused/${id}`,
    outcome: (id) => `${prefix}${id}`,
    actionOf(outcome) {
      const isOurs = name === undefined ? !outcome.startsWith(named) : outcome.startsWith(prefix);
      return isOurs ? outcome.slice(prefix.length) : undefined;
    },
  };
}
