// Measures one figure in a fresh process: `node run-figure.ts <name> [--quick]`. Sends its findings to the parent.
import { say } from './measure/child.ts';
import { figures } from './figures/index.ts';

const [name = '', mode] = process.argv.slice(2);
const figure = figures[name];
if (!figure) throw new Error(`There is no figure ${name}`);
say(await figure.measure(mode === '--quick'));
process.disconnect?.();
process.exit();
