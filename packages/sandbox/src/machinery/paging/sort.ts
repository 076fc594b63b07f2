/** Criterion and direction of a seek sort, `criterion,ASC` or `criterion,DESC` (Q05). */
export function sortOf(sort: string): { readonly by: string; readonly order: 'asc' | 'desc' } {
  const [by = '', direction] = sort.split(',');
  return { by, order: direction === 'DESC' ? 'desc' : 'asc' };
}
