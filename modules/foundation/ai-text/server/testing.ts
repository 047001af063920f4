export { openWriter } from './writer.for-tests.ts';
