import type { LegalCheck, Verdict } from '../contract.ts';
import type { Law, SiteFacts } from './law.ts';
import { altTexts, contactForm, headings, pageAltTexts, sampleWords } from './laws/pages.ts';
import { consent, retention } from './laws/privacy.ts';
import {
  allergenKinds,
  allergens,
  deliveryTime,
  orderButton,
  prices,
  productSafety,
  shippingCosts,
  unitPrice,
  withdrawalButton,
} from './laws/selling.ts';
import {
  accessibility,
  arbitration,
  imprint,
  odr,
  oldNames,
  outdatedTexts,
  recipients,
  taxIdentity,
  unreadTexts,
} from './laws/texts.ts';

const LAWS = [
  imprint,
  taxIdentity,
  recipients,
  unreadTexts,
  outdatedTexts,
  accessibility,
  arbitration,
  odr,
  oldNames,
  allergens,
  allergenKinds,
  deliveryTime,
  shippingCosts,
  productSafety,
  unitPrice,
  altTexts,
  pageAltTexts,
  headings,
  sampleWords,
  contactForm,
  prices,
  orderButton,
  withdrawalButton,
  consent,
  retention,
] as const;

export type LawName = (typeof LAWS)[number]['name'];

const RANKS: Readonly<Record<Verdict, number>> = { red: 0, yellow: 1, green: 2 };

/** What every law says of a site, the worst first. */
export function judgeSite(facts: SiteFacts, laws: readonly Law[] = LAWS): LegalCheck[] {
  return laws
    .filter(({ concerns }) => concerns?.(facts) ?? true)
    .map(({ name, source, checkedOn, path, judge }): LegalCheck => {
      const breach = judge(facts);
      const verdict = breach?.verdict ?? 'green';
      return { law: name, source, checkedOn, path: breach?.path ?? path, verdict, found: breach?.found ?? {} };
    })
    .sort((one, other) => RANKS[one.verdict] - RANKS[other.verdict]);
}
