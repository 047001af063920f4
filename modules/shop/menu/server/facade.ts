export { showHome } from './show-home.ts';
export { shownCards } from './shown-cards.ts';
