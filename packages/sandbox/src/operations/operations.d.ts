import type { Table } from './table.ts';
declare const table: Table;
export default table;
