export { ownWords } from './edit-text-constant.ts';
export { readConstants } from './read-constant.ts';
export { checkWording, setOverride, setOverrides, type Wording } from './set-override.ts';
