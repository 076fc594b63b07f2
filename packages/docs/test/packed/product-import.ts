import { importProducts } from '../../samples/product-import.ts';
import { openWorld } from './world.ts';

const world = openWorld();
console.log(JSON.stringify(await importProducts(world.instance, 'products.csv', 'reports')));
world.close();
