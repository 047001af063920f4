import { useText } from '@fachwerk/site/texts';
import { siteDe } from '../texts/site.de.ts';

/** What is said of locations: pages above say the same in the same words. */
export function useLocationText() {
  return useText(siteDe);
}
