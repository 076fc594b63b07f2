import { count } from './program.mjs';

async function main() {
  if ((await count()) < 20)
    throw new Error('the orders of the demo world are not there');
}

main().catch((error) => {
  console.error(error);
  process.exitCode = 1;
});
