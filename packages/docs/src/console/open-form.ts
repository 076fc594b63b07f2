import type { Program } from '../demo/languages/index.ts';
import styles from './console.css?inline';
import { element } from './element.ts';
import { createForm } from './form.ts';
import { theWorld } from './world.ts';

/** The form of an operation, in the world that related surfaces share. */
export async function openForm(surface: string, operation: string, method: string): Promise<readonly Node[]> {
  const [response, world] = await Promise.all([
    fetch(`/console/${surface}/${operation}.json`),
    theWorld(surface, operation, method),
  ]);
  if (!response.ok) throw new Error(`no description of ${operation}`);
  const { call } = (await response.json()) as Program;
  document.head.append(element('style', {}, [styles]));
  return createForm(call, world);
}
