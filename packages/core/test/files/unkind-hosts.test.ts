import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const program = fileURLToPath(new URL('./unkind-host-process.ts', import.meta.url));

const whole = { 'saves it': 'whole', 'reads it late': 'whole', 'reads rows slowly': 'whole' };
const lost = {
  'saves it': 'ConnectionError',
  'reads it late': 'ConnectionError',
  'reads rows slowly': 'ConnectionError',
};

test('G26, G28, G60: a host that closes each connection never ends the process of a slower reader', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [program]);
  const late = { 'discards it late': 'discarded' };
  const ends = {
    'one write': { ...whole, ...late },
    drips: { ...whole, ...late },
    'no length': { ...whole, ...late },
    chunks: { ...whole, ...late },
    'half of it': { ...lost, ...late },
    'half of its chunks': { ...lost, ...late },
    'half, then a reset': { ...lost, ...late },
    'a ZIP bomb': { 'saves its entries': 'ZipError' },
  };
  expect(JSON.parse(stdout)).toEqual([ends, ends]);
});
