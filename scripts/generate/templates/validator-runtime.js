// What compiled validators call: deep equality, text length in characters, the formats the API descriptions use, and lists without copies.
const dateTime = /^\d{4}-(\d\d)-(\d\d)[Tt ](\d\d):(\d\d):(\d\d)(\.\d+)?([Zz]|[+-]\d\d:?\d\d)$/;
const date = /^(\d{4})-(\d\d)-(\d\d)$/;
const isDate = (text) => {
  const [, year, month, day] = date.exec(text) ?? [];
  return (
    year !== undefined &&
    month >= 1 &&
    month <= 12 &&
    day >= 1 &&
    day <= new Date(Date.UTC(year, month, 0)).getUTCDate()
  );
};
const isDateTime = (text) => {
  const [, , , hour, minute, second] = dateTime.exec(text) ?? [];
  return hour !== undefined && hour < 24 && minute < 60 && second <= 60 && isDate(text.slice(0, 10));
};
const formats = {
  date: isDate,
  'date-time': isDateTime,
  'date-time-without-timezone': (text) => isDateTime(`${text}Z`),
  email: /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
  uri: /^[a-z][a-z\d+.-]*:[^\s]*$/i,
  uuid: /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i,
  int32: { type: /** @type {const} */ ('number'), validate: (value) => value >= -2147483648 && value <= 2147483647 },
  int64: { type: /** @type {const} */ ('number'), validate: Number.isSafeInteger },
  // These say how a value is kept or shown and allow every value.
  binary: /** @type {const} */ (true),
  double: /** @type {const} */ (true),
  password: /** @type {const} */ (true),
};
const characters = (text) => {
  let count = 0;
  for (const _ of text) count++;
  return count;
};
const equal = (left, right) => {
  if (left === right) return true;
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) return false;
  const names = Object.keys(left);
  return (
    Array.isArray(left) === Array.isArray(right) &&
    names.length === Object.keys(right).length &&
    names.every((name) => Object.hasOwn(right, name) && equal(left[name], right[name]))
  );
};
/** Equal values have equal texts, whatever the order of their members. */
const canonical = (value) =>
  JSON.stringify(value, (_, part) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1))
      : part,
  );
const unique = (list) => new Set(list.map(canonical)).size === list.length;
/** More errors than this in one list help nobody. */
const enough = 100;
const appended = (errors, more) => {
  for (const error of more) errors.push(error);
  return errors;
};
export { appended, characters, enough, equal, formats, unique };
