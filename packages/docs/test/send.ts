import type { Page } from 'playwright-core';

export type Sent = Readonly<Record<'request' | 'response' | 'changes', string>>;

/** Opens the console of a page that is there. */
export async function openConsole(page: Page): Promise<void> {
  // By key: what is above it is laid out as one comes near, and may move it from under a pointer.
  await page.locator('.console > summary').press('Enter');
  await page.getByRole('button', { name: 'Send' }).waitFor();
}

/** Sends the form and reads the result on the page. */
export async function send(page: Page): Promise<Sent> {
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('button', { name: 'Send', disabled: false }).waitFor();
  await page.getByText('Response as text').click();
  await page.locator('.console-outcome').getByText('Request', { exact: true }).click();
  // The text comes with the event of opening, a turn after the click.
  await page.getByLabel('Response as text', { exact: true }).filter({ hasText: /\S/ }).waitFor();
  const part = (name: string): Promise<string> => page.getByLabel(name, { exact: true }).innerText();
  return {
    request: await part('Request'),
    response: await part('Response as text'),
    changes: await part('Changes'),
  };
}
