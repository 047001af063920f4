export { describePicture } from './describe-picture.ts';
export { canWrite, translateText } from './translate-text.ts';
