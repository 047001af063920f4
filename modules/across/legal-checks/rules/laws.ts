import type { LegalCheck, Verdict } from '../contract.ts';
import type { Law, SiteFacts } from './law.ts';
import { accessibility } from './laws/accessibility.ts';
import { allergenKinds } from './laws/allergen-kinds.ts';
import { allergens } from './laws/allergens.ts';
import { altTexts } from './laws/alt-texts.ts';
import { arbitration } from './laws/arbitration.ts';
import { consent } from './laws/consent.ts';
import { contactForm } from './laws/contact-form.ts';
import { deliveryTime } from './laws/delivery-time.ts';
import { headings } from './laws/headings.ts';
import { imprint } from './laws/imprint.ts';
import { odr } from './laws/odr.ts';
import { oldNames } from './laws/old-names.ts';
import { orderButton } from './laws/order-button.ts';
import { outdatedTexts } from './laws/outdated-texts.ts';
import { pageAltTexts } from './laws/page-alt-texts.ts';
import { prices } from './laws/prices.ts';
import { productSafety } from './laws/product-safety.ts';
import { recipients } from './laws/recipients.ts';
import { retention } from './laws/retention.ts';
import { sampleWords } from './laws/sample-words.ts';
import { shippingCosts } from './laws/shipping-costs.ts';
import { taxIdentity } from './laws/tax-identity.ts';
import { unitPrice } from './laws/unit-price.ts';
import { unreadTexts } from './laws/unread-texts.ts';
import { withdrawalButton } from './laws/withdrawal-button.ts';

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
