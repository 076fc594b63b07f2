import { javaSample } from './java.ts';
import { phpSample } from './php.ts';
import type { Program } from './program.ts';
import { pythonSample } from './python.ts';

export type { Program } from './program.ts';

/** The languages of the samples that a page writes when its reader chooses them. */
export const languages = {
  python: { label: 'Python', sample: pythonSample },
  php: { label: 'PHP', sample: phpSample },
  java: { label: 'Java', sample: javaSample },
} as const satisfies Record<string, { readonly label: string; readonly sample: (program: Program) => string }>;

export type LanguageName = keyof typeof languages;
