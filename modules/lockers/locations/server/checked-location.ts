import { problemsOf } from '@fachwerk/base/problem';
import { below } from '@fachwerk/base/refusal';
import { pricingProblems } from '@fachwerk/pricing/contract';
import { brokenConstraint } from '@fachwerk/server/db';
import { locationProblems, type StorageLocationData } from '../contract.ts';
import { whyNotLocation } from '../rules/location.ts';

const problem = problemsOf(locationProblems);
const pricingProblem = problemsOf(pricingProblems);

/** Throws what the rule refuses, at the fields as the request names them. */
export function checkLocation(data: StorageLocationData): void {
  const refusal = whyNotLocation(data);
  if (refusal) throw problem(refusal.code, {}, { fields: below('storageLocation', refusal.fields) });
}

/** The database knows which price groups the network has. */
export async function withKnownPriceGroup(store: () => Promise<void>): Promise<void> {
  try {
    await store();
  } catch (error) {
    throw brokenConstraint(error) === 'location_price_group' ? pricingProblem('price_group.unknown') : error;
  }
}
