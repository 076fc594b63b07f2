import { importProducts } from '../../samples/product-import.ts';
import { openWorld } from './world.ts';

const world = openWorld();
const rejected = await importProducts(world.instance, 'products.csv', 'reports');
console.log(JSON.stringify({ rejected }));
world.close();
