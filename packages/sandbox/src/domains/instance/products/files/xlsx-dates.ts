import { BoundedXml } from './bounded-xml.ts';
import { UnreadableFile } from './file-record.ts';

/** Year from which a workbook counts days. */
export type Epoch = 1900 | 1904;
const epochs: Readonly<Record<Epoch, number>> = { 1900: Date.UTC(1899, 11, 30), 1904: Date.UTC(1904, 0, 1) };

/** The date of a serial number, with a time in UTC if it has a fraction. */
export function dateOfSerial(serial: number, epoch: Epoch = 1900): string {
  const text = new Date(epochs[epoch] + Math.round(serial * 86_400) * 1000).toISOString();
  return serial % 1 === 0 ? text.slice(0, 10) : text.replace('.000Z', 'Z');
}

/** Whether a number in the text of a cell can be a day from 1954 to 2119. */
export const isSerial = (text: string): boolean => /^[2-7]\d{4}([.,]\d+)?$/.test(text);

/** Formats of dates that every workbook has (ISO/IEC 29500, numFmt). */
const isBuiltInDate = (id: number): boolean =>
  (id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 36) || (id >= 50 && id <= 58);

/** Whether a format shows a day. Quoted texts, escapes and conditions aren't part of it. */
const showsDay = (code: string): boolean => /[dy]/i.test(code.replaceAll(/"[^"]*"|\[[^[\]]*\]|\\./g, ''));

/** Most formats and styles of a workbook. */
const mostStyles = 100_000;

/** Reads the styles of a workbook. @param isDate Receives whether each style of a cell shows a day. */
export function stylesParser(isDate: boolean[]): BoundedXml {
  const codes = new Map<number, string>();
  let isOfCells = false;
  return new BoundedXml({
    open(name, attributes) {
      const id = Number(attributes.get('numFmtId'));
      if (name === 'numFmt') codes.set(id, attributes.get('formatCode') ?? '');
      else if (name === 'cellXfs') isOfCells = true;
      else if (name === 'xf' && isOfCells) {
        const code = codes.get(id);
        isDate.push(code === undefined ? isBuiltInDate(id) : showsDay(code));
      }
      if (codes.size + isDate.length > mostStyles)
        throw new UnreadableFile(`The workbook has more than ${mostStyles} styles. It can have at most ${mostStyles}.`);
    },
    text: () => undefined,
    close(name) {
      if (name === 'cellXfs') isOfCells = false;
    },
  });
}
