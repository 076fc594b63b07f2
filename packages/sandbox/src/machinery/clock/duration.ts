const shape = /^P(?:(\d+)D)?(?:T(?=\d)(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:\.\d+)?)S)?)?$/;

/**
 * Parses an ISO 8601 duration of days, hours, minutes and seconds (`P1D`, `PT5M`, `PT0.5S`) into milliseconds. Returns
 * `undefined` for other texts.
 */
export function durationInMs(text: string): number | undefined {
  const match = shape.exec(text);
  if (match === null || text === 'P') return undefined;
  const [days, hours, minutes, seconds] = match.slice(1).map((part) => Number(part ?? 0)) as [
    number,
    number,
    number,
    number,
  ];
  return (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000;
}
