import { startSession } from '@fachwerk/react/session';
import { answering } from '@fachwerk/react/testing';
import { type BoxSize, type PriceGroup, pricingApi } from '../contract.ts';
import { groupLike, SIZES } from '../rules/prices.for-tests.ts';

/** Signs the browser of the test in, as somebody who manages prices. */
export function signedIn(): void {
  startSession('token-of-the-test', { id: 'katrin', capabilities: ['locations.read', 'locations.manage'] });
}

/** What the screens ask beside their own question. */
export function surroundings(groups: PriceGroup[] = [groupLike()], sizes: BoxSize[] = SIZES) {
  return [
    answering(pricingApi.priceGroups, { priceGroups: groups }),
    answering(pricingApi.boxSizes, { boxSizes: sizes }),
  ];
}
