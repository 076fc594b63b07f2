/**
 * Whether a text is markup, such as the page of a proxy, a firewall or a maintenance instead of the server's response.
 */
export function isWebPage(text: string): boolean {
  return /^[\s\uFEFF]*</.test(text);
}
