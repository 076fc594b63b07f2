export { withSettingsCache } from './settings-cache.ts';
