import { createHash, randomUUID } from 'node:crypto';
import * as fs from 'node:fs';
import { mkdir, open, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { CheckpointChange, CheckpointCondition, CheckpointStore } from '../../base/checkpoint-store.ts';
import { entriesWith, holds } from './entries.ts';

export interface FileCheckpointsOptions {
  /** Whether each write waits until it is safe on disk, power cuts included; true where absent. A killed process loses nothing either way. */
  readonly sync?: boolean;
}

/**
 * Checkpoints in a folder, one journal for each group of keys (what stands before the first `:`). A write is one line
 * appended in one step, and it counts only if its condition holds at its position in the journal: every process that
 * reads the journal comes to the same result, so no lock can be left behind. A line cut short by a crash is passed over.
 */
export function createFileCheckpoints(folder: string, options: FileCheckpointsOptions = {}): CheckpointStore {
  const journals = new Map<string, Journal>();
  const journalOf = (key: string): Journal => {
    const group = key.split(':', 1)[0] ?? '';
    const journal = journals.get(group) ?? new Journal(folder, nameOf(group), options.sync ?? true);
    journals.set(group, journal);
    return journal;
  };
  return {
    read: (prefix) => journalOf(prefix).read(prefix),
    write: (changes, condition) => {
      const key = condition?.key ?? changes[0]?.key;
      return key === undefined ? true : journalOf(key).write(changes, condition);
    },
  };
}

// Descriptors rather than handles: a journal stays open as long as its store lives, and a store has no end of its own.
const openFile = promisify(fs.open);
const closeFile = promisify(fs.close);
const statFile = promisify(fs.fstat);
const appendFile = promisify(fs.appendFile);
const datasync = promisify(fs.fdatasync);
const readFile = promisify(fs.read);

interface JournalLine {
  readonly id: string;
  readonly changes: readonly CheckpointChange[];
  readonly condition?: CheckpointCondition | undefined;
}

/** Lines beyond which a journal is written anew once most of it is history. */
const longJournal = 5_000;

class Journal {
  readonly #folder: string;
  readonly #path: string;
  readonly #sync: boolean;
  #file: number | undefined;
  #entries = new Map<string, string>();
  /** Bytes that were read and understood. */
  #readTo = 0;
  #lines = 0;
  #turn: Promise<unknown> = Promise.resolve();

  constructor(folder: string, name: string, sync: boolean) {
    this.#folder = folder;
    this.#path = join(folder, `${name}.journal`);
    this.#sync = sync;
  }

  read(prefix: string): Promise<ReadonlyMap<string, string>> {
    return this.#inTurn(async () => {
      await this.#open();
      await this.#catchUp('');
      if (this.#lines > longJournal && this.#lines > 4 * this.#entries.size) await this.#rewrite();
      return entriesWith(this.#entries, prefix);
    });
  }

  write(changes: readonly CheckpointChange[], condition: CheckpointCondition | undefined): Promise<boolean> {
    return this.#inTurn(async () => {
      const file = await this.#open();
      const line: JournalLine = { id: randomUUID(), changes, condition };
      // A line of its own even behind one that a crash cut short; empty lines are passed over.
      await appendFile(file, `\n${encode(line)}\n`);
      if (this.#sync) await datasync(file);
      return this.#catchUp(line.id);
    });
  }

  /** One after the other: what is read must be understood up to its end before more is written. */
  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#turn.then(work);
    this.#turn = done.catch(() => undefined);
    return done;
  }

  /** The journal that is at the path now: another process may have written it anew. */
  async #open(): Promise<number> {
    if (this.#file !== undefined) {
      const [mine, there] = await Promise.all([statFile(this.#file), stat(this.#path).catch(() => undefined)]);
      if (mine.ino === there?.ino) return this.#file;
      await closeFile(this.#file);
    }
    await mkdir(this.#folder, { recursive: true });
    this.#file = await openFile(this.#path, 'a+', 0o600);
    this.#entries = new Map();
    this.#readTo = 0;
    this.#lines = 0;
    return this.#file;
  }

  /** Reads what is new. Returns whether the line `id` counts. */
  async #catchUp(id: string): Promise<boolean> {
    const file = await this.#open();
    const { size } = await statFile(file);
    const bytes = Buffer.alloc(Math.max(0, size - this.#readTo));
    const { bytesRead } = await readFile(file, bytes, 0, bytes.length, this.#readTo);
    const end = bytes.subarray(0, bytesRead).lastIndexOf('\n') + 1;
    let counts = false;
    for (const text of bytes.toString('utf8', 0, end).split('\n')) {
      const line = decode(text);
      if (line === undefined) continue;
      this.#lines += 1;
      const fits = holds(this.#entries, line.condition);
      if (line.id === id) counts = fits;
      if (!fits) continue;
      for (const { key, value } of line.changes) {
        if (value === undefined) this.#entries.delete(key);
        else this.#entries.set(key, value);
      }
    }
    this.#readTo += end;
    return counts;
  }

  /** The same entries without their history, in a file that takes the place of the old one in one step. */
  async #rewrite(): Promise<void> {
    const draft = `${this.#path}.${randomUUID()}`;
    const file = await open(draft, 'wx', 0o600);
    try {
      const changes = [...this.#entries].map(([key, value]) => ({ key, value }));
      await file.appendFile(`${encode({ id: randomUUID(), changes })}\n`);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, this.#path);
    await this.#catchUp('');
  }
}

/** A line carries a digest of itself: what a crash cut short does not count. */
function encode(line: JournalLine): string {
  const text = JSON.stringify(line);
  return `${digestOf(text)} ${text}`;
}

function decode(text: string): JournalLine | undefined {
  const at = text.indexOf(' ');
  if (at < 0 || text.slice(0, at) !== digestOf(text.slice(at + 1))) return undefined;
  return JSON.parse(text.slice(at + 1)) as JournalLine;
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 12);
}

/** A file name for any group. */
function nameOf(group: string): string {
  return group.replaceAll(/[^A-Za-z0-9._-]/g, (character) => `%${character.codePointAt(0)?.toString(16)}`) || '%';
}
