export { placeEntry } from './entry/place-entry.ts';
