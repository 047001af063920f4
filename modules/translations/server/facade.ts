export { editTextConstant } from './edit-text-constant.ts';
export { readConstant } from './read-constant.ts';
export { setOverride } from './set-override.ts';
