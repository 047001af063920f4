import { accountApi } from '@fachwerk/customer-accounts/contract';
import type { Address } from '@fachwerk/customers/contract';
import type { PageCtx } from '@fachwerk/site/page';
import type { Handover } from '../../contract.ts';

/** Of whoever is signed in. */
export const addressesOf = async (ctx: PageCtx): Promise<readonly Address[]> =>
  ctx.isSignedIn ? (await ctx.ask(accountApi.addresses, {})).addresses : [];

/** The one that was taken; before anything is typed, the usual one. */
export function chosenAddress(typed: Handover, known: readonly Address[]): Address | undefined {
  const inReach = known.filter(({ postcode }) => typed.postcode === '' || postcode === typed.postcode);
  if (typed.street === '') return inReach.find(({ isDefault }) => isDefault) ?? inReach[0];
  return known.find(({ street, postcode }) => street === typed.street && postcode === typed.postcode);
}
