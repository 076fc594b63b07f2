// How the time of a request grows with its body: pnpm prove growth. Ends with 1 if 12,000 entries take more than 3 times the CPU time of 6,000.
import { growthOfRequests } from './growth.ts';

const [few, many, mostTimes] = [6_000, 12_000, 3];

let slow = 0;
for await (const one of growthOfRequests({ few, many, mostTimes, noticeableInMs: 60, everySurface: true, depth: 2 })) {
  const { request, fewInMs, manyInMs } = one;
  const ratio = manyInMs / fewInMs;
  console.log(`${request}: ${few} ${fewInMs.toFixed(0)} ms, ${many} ${manyInMs.toFixed(0)} ms, x ${ratio.toFixed(1)}`);
  if (ratio > mostTimes) slow += 1;
}
console.log(`${slow} grow faster than their body`);
process.exitCode = slow > 0 ? 1 : 0;
