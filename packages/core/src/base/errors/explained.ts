/**
 * A message as it is thrown. The build for the export condition `production` has codes in place of texts, and adds here the address of the page
 * that explains them.
 */
export function explained(message: string): string {
  return message;
}
