export { knownCaller } from './callers/find-callers.ts';
export { placeEntry } from './entry/place-entry.ts';
