/** What the page of a location is made of. */
export { LocationEditor } from './location-drawer.tsx';
export { LocationFacts } from './location-facts.tsx';
export { type LocationFigures, LocationList } from './location-list.tsx';
