import { levels, type Level } from './extension-changes.ts';

type Version = readonly [major: number, minor: number, patch: number];

/**
 * Whether a release may follow another one, given the changes on the wire. Before 1.0 a minor version may break, and a
 * patch may add. Package managers read `^0.1.0` in the same way.
 */
export function allows(before: string, after: string, level: Level): boolean {
  const needed = smallestAfter(before, level);
  return parse(after).join('.').localeCompare(needed, 'en', { numeric: true }) >= 0;
}

/**
 * Why a release may not follow another one, given the changes on each surface. Undefined if it may. All packages have
 * one version, so the largest change counts.
 */
export function refusalOf(
  before: string,
  after: string,
  changes: ReadonlyMap<string, readonly { readonly level: Level }[]>,
): string | undefined {
  const all = [...changes].flatMap(([surface, list]) => list.map(({ level }) => ({ surface, level })));
  const level = levels.find((one) => all.some((change) => change.level === one));
  if (level === undefined || allows(before, after, level)) return undefined;
  const where = new Set(all.filter((change) => change.level === level).map(({ surface }) => surface));
  return `Version ${after} is too small after ${before}. The wire of ${[...where].join(', ')} changed (${level}), so use ${smallestAfter(before, level)} or higher.`;
}

/** The smallest version that may hold a change. */
export function smallestAfter(before: string, level: Level): string {
  const [major, minor, patch] = parse(before);
  const isEarly = major === 0;
  const next: Readonly<Record<Level, Version>> = {
    major: isEarly ? [0, minor + 1, 0] : [major + 1, 0, 0],
    minor: isEarly ? [0, minor, patch + 1] : [major, minor + 1, 0],
    patch: [major, minor, patch + 1],
  };
  return next[level].join('.');
}

function parse(version: string): Version {
  const [, major, minor, patch] = /^(\d+)\.(\d+)\.(\d+)$/.exec(version) ?? [];
  if (major === undefined || minor === undefined || patch === undefined) throw new Error(`${version} isn't a version`);
  return [Number(major), Number(minor), Number(patch)];
}
