/** What the list and the page of locations are made of. */
export { LocationEditor } from './location-drawer.tsx';
export { LocationFacts } from './location-facts.tsx';
export { LocationList } from './location-list.tsx';
