import { readFileSync } from 'node:fs';
import { PrometheusSerializer } from '@opentelemetry/exporter-prometheus';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { measured } from './support/measured.ts';

const folder = new URL('../../../examples/monitoring/', import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, folder), 'utf8');

interface Board {
  readonly panels: readonly { readonly title: string; readonly targets: readonly { readonly expr: string }[] }[];
}
interface Rules {
  readonly groups: readonly { readonly rules: readonly { readonly alert: string; readonly expr: string }[] }[];
}

const board = JSON.parse(read('grafana.json')) as Board;
const rules = parse(read('alerts.yaml')) as Rules;
/** Queries of the clients. The package of the events tests its own. */
const queries = [
  ...board.panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const)),
  ...rules.groups.flatMap((group) => group.rules.map(({ alert, expr }) => [alert, expr] as const)),
].filter(([, expr]) => !/\b(?:messaging|tradelane_event)_/.test(expr));

/**
 * The labels of each exported metric, as the Prometheus exporter of OpenTelemetry writes them. Prometheus and the Collector
 * append the unit when they receive OTLP, as the specification requires. This exporter writes it as a comment.
 */
async function exported(): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const answers = [new Response('', { status: 503 }), Response.json({}), Response.json({}), Response.json({})];
  const { call, paced, collect } = measured(() => answers.shift() ?? new Response('', { status: 404 }));
  await call();
  await Promise.all([call(paced), call(paced)]);
  await call().catch(() => undefined);
  const text = new PrometheusSerializer().serialize(await collect());
  const inSeconds = [...text.matchAll(/^# UNIT (\w+) s$/gm)].map(([, name = '']) => name);
  const labels = new Map<string, Set<string>>();
  for (const [, written = '', list = ''] of text.matchAll(/^(\w+)\{(.*)\} /gm)) {
    const base = inSeconds.find((one) => written.startsWith(`${one}_`));
    const name = base === undefined ? written : `${base}_seconds${written.slice(base.length)}`;
    const known = labels.get(name) ?? new Set();
    for (const [, label = ''] of list.matchAll(/(\w+)="/g)) known.add(label);
    labels.set(name, known);
  }
  return labels;
}

describe('the Grafana board and the alert rules', () => {
  test('read exported metrics and labels only', async () => {
    const labels = await exported();
    const wrong = queries.flatMap(([title, expr]) => {
      const names = [...expr.matchAll(/\b((?:http|tradelane)_\w+)(?=[{[])/g)].map(([, name = '']) => name);
      expect(names.length, title).toBeGreaterThan(0);
      const known = new Set(names.flatMap((name) => [...(labels.get(name) ?? [])]));
      const used = [
        ...[...expr.matchAll(/\{([^}]*)\}/g)].flatMap(([, inside = '']) =>
          [...inside.matchAll(/(\w+)\s*(?:=~|!=|!~|=)/g)].map(([, label = '']) => label),
        ),
        ...[...expr.matchAll(/by \(([^)]*)\)/g)].flatMap(([, list = '']) => list.split(/,\s*/)),
      ];
      return [
        ...names.filter((name) => !labels.has(name)).map((name) => `${title}: no metric ${name}`),
        ...used.filter((label) => !known.has(label)).map((label) => `${title}: no label ${label}`),
      ];
    });
    expect(wrong).toEqual([]);
  });
});
