import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Parser } from '@asyncapi/parser';
import { describe, expect, it } from 'vitest';
import { parseEvent } from '../src/index.ts';
import { schemaNames } from '../src/messages/hub-events.ts';

const text = readFileSync(join(import.meta.dirname, '../../../specs/dist/events.asyncapi.yaml'), 'utf8');
const { document, diagnostics } = await new Parser().parse(text);

describe('the AsyncAPI document of the events', () => {
  it('the AsyncAPI document of the events is valid', () => {
    // Most tools read 3.0.0, so a newer version isn't a fault.
    const faults = diagnostics.filter(({ code }) => code !== 'asyncapi-latest-version');
    expect(faults.map(({ code, message, path }) => `${path.join('.')}: ${message} (${String(code)})`)).toEqual([]);
    expect(document?.version()).toBe('3.0.0');
  });

  it('the AsyncAPI document describes every message that is parsed, and no other', () => {
    expect(
      document
        ?.allMessages()
        .map((message) => message.id())
        .toSorted(),
    ).toEqual(Object.values(schemaNames).toSorted());
  });

  it('the AsyncAPI document states of each message whether it is a command or a notification', () => {
    const commands = document?.operations().get('receiveCommand')?.messages().all() ?? [];
    const facts = document?.operations().get('receiveFact')?.messages().all() ?? [];
    expect([commands.length, facts.length]).toEqual([9, 4]);
  });

  it.each(document?.allMessages().map((message) => ({ id: message.id(), message })) ?? [])(
    'the examples of $id are parsed as what they are',
    ({ message }) => {
      const examples = message.examples().all();
      expect(examples.length).toBeGreaterThan(0);
      for (const example of examples) {
        const payload = example.payload() as unknown as { readonly type: string };
        const { kind, event } = parseEvent(JSON.stringify(payload));
        expect(event).toEqual(payload);
        expect(schemaNames[kind as keyof typeof schemaNames]).toBe(message.id());
        expect(message.name()).toBe(payload.type);
      }
    },
  );
});
