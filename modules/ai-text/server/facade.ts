export { canTranslate, translateText } from './translate-text.ts';
