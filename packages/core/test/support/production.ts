import { isChecked, mayRunOnNode } from '../../src/base/target.ts';

if (mayRunOnNode || isChecked) throw new Error('These sources are not as browsers get them in production');
