import { readFileSync, writeFileSync } from 'node:fs';
import type { Room, Survivor } from './room.ts';

const file = new URL('../../docs/mutation.json', import.meta.url);
const page = new URL('../../docs/mutation.md', import.meta.url);

/** A mutant that may live, with the reason that somebody found; '' as long as nobody has looked. */
interface Named extends Survivor {
  readonly reason: string;
}

interface Known extends Omit<Room, 'survivors'> {
  readonly survivors: readonly Named[];
  /** How the figures came about, where it was not by a run of the command. */
  readonly measured?: string;
}

/** What is known of each room. */
export type Ledger = Readonly<Record<string, Known>>;

export function readLedger(): Ledger {
  return JSON.parse(readFileSync(file, 'utf8')) as Ledger;
}

/** Puts a room in place of what was known of it; reasons stay with the mutants that they were written for. */
export function withRoom(ledger: Ledger, name: string, room: Room): Ledger {
  const reasons = new Map((ledger[name]?.survivors ?? []).map((one) => [keyOf(one), one.reason]));
  const survivors = room.survivors
    .map((one) => ({ ...one, reason: reasons.get(keyOf(one)) ?? '' }))
    .toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  const rooms = Object.entries({ ...ledger, [name]: { ...room, survivors } });
  return Object.fromEntries(rooms.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function keyOf({ file: path, from, to }: Survivor): string {
  return JSON.stringify([path, from, to]);
}

export function writeLedger(ledger: Ledger): void {
  writeFileSync(file, `${JSON.stringify(ledger, undefined, 2)}\n`);
  writeFileSync(page, render(ledger));
}

function render(ledger: Ledger): string {
  const rooms = Object.entries(ledger);
  const rows = rooms.map(([name, { mutants, killed, survivors }]) => {
    const explained = survivors.filter(({ reason }) => reason !== '').length;
    return `| ${name} | ${mutants} | ${killed} | ${Math.floor((100 * killed) / mutants)} % | ${survivors.length} | ${explained} |`;
  });
  const lists = rooms
    .filter(([, { survivors }]) => survivors.length > 0)
    .map(([name, { survivors }]) => {
      const lines = survivors.map(
        ({ file: path, from, to, reason }) =>
          `- ${path.split('/').at(-1)}: ${code(from)} → ${code(to)}: ${reason === '' ? 'not looked at' : reason}`,
      );
      return `\n## ${name}\n\n${lines.join('\n')}\n`;
    });
  const notes = rooms.flatMap(([name, { measured }]) => (measured === undefined ? [] : [`- ${name}: ${measured}`]));
  return `${head}${rows.join('\n')}\n${notes.length === 0 ? '' : `\n${notes.join('\n')}\n`}${lists.join('')}`;
}

const head = `# Mutation testing of the core

Written by \`pnpm mutate\` from its runs and from the reasons in [mutation.json](mutation.json); never edited. A mutant is a small change of the
code; it is killed where a test fails with it. Not made are mutants of words for people, and those of code that runs once while a module loads.

| room | mutants | killed | share | survivors | with a reason |
|---|---|---|---|---|---|
`;

function code(text: string): string {
  return text === '' ? '(nothing)' : text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``;
}
