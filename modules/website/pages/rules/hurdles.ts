import type { PageHurdles, PageProblem } from '../contract.ts';

/** Why a page with these hurdles is not published, or null. Samples and missing alt texts are warnings only. */
export function whyNotPublish(
  { faults, half }: Pick<PageHurdles, 'faults' | 'half'>,
  evenHalfTranslated: boolean,
): Extract<PageProblem, 'page.unlawful' | 'page.half_translated'> | null {
  if (faults.length > 0) return 'page.unlawful';
  return half.length > 0 && !evenHalfTranslated ? 'page.half_translated' : null;
}
