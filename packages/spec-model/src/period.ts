/**
 * Milliseconds of an ISO 8601 duration of days, hours, minutes and seconds.
 * @throws {Error} If the text isn't such a duration.
 */
export function periodInMs(period: string): number {
  const inMs = parsePeriod(period);
  if (inMs === undefined) throw new Error(`${period} isn't an ISO 8601 duration of days, hours, minutes and seconds`);
  return inMs;
}

/** Like `periodInMs`, but undefined if the text is a duration of 0 or not a duration. */
export function parsePeriod(period: string): number | undefined {
  const match = /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/.exec(period);
  const [days, hours, minutes, seconds] = (match?.slice(1) ?? []).map((part) => Number(part ?? 0));
  const inMs = ((((days ?? 0) * 24 + (hours ?? 0)) * 60 + (minutes ?? 0)) * 60 + (seconds ?? 0)) * 1000;
  return inMs === 0 ? undefined : inMs;
}
