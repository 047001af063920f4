export { setOverride } from './set-override.ts';
