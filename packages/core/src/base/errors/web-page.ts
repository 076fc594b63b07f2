/** Whether a text is markup: what a proxy, a firewall or a maintenance page says in place of the server. */
export function isWebPage(text: string): boolean {
  return /^[\s\uFEFF]*</.test(text);
}
