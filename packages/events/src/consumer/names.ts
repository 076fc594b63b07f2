/** How a consumer calls what it keeps in its stores: by its name as well where it has one, since a store knows nothing of who uses it. */
export interface Names {
  /** That an event was dealt with. */
  event(id: string): string;
  /** That an action was. */
  action(id: string): string;
  /** That the hub refused the report of an action. */
  refusal(id: string): string;
  /** The outcome of an action. */
  outcome(id: string): string;
  /** The action whose outcome is called so; undefined where that is of another consumer. */
  actionOf(outcome: string): string | undefined;
}

/** What those with a name begin with, and no action does. */
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
