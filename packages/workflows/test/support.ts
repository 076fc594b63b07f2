import * as workflows from '../src/runtime.ts';
import { type Runtime, withMethods } from '../../core/test/support/runtime.ts';

export const withSettingsCache = (...parameters: Parameters<typeof workflows.withSettingsCache>): Runtime =>
  withMethods(workflows.withSettingsCache(...parameters));
