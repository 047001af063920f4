export { saveSoldCounts } from './item/sold-count.ts';
export { understand } from './words/understand.ts';
