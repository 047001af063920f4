export { type Occurrence, record } from './record.ts';
