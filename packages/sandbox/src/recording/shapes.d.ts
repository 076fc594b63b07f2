import type { Shapes } from './scrub.ts';
declare const shapes: Shapes;
export default shapes;
