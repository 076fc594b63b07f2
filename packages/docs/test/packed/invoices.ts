import { readdirSync, readFileSync } from 'node:fs';
import { saveInvoices } from '../../samples/invoices.ts';
import { openWorld } from './world.ts';

const world = openWorld();
const saved = await saveInvoices(world.instance, 'invoices');
const again = await saveInvoices(world.instance, 'invoices');
const files = readdirSync('invoices');
const pdfs = files.filter((name) => readFileSync(`invoices/${name}`).subarray(0, 5).toString() === '%PDF-');
console.log(JSON.stringify({ saved, again, files, pdfs: pdfs.length }));
world.close();
