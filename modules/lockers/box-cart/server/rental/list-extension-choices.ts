import { extensionLimit, quoteExtension } from '@fachwerk/active-rentals/facade';
import { Problem } from '@fachwerk/base/problem';
import { anyCart } from '@fachwerk/cart/facade';
import { isWorthless } from '@fachwerk/cart/facade-filling';
import { inCompany } from '@fachwerk/companies/facade';
import type { Rental } from '@fachwerk/rentals/contract';
import type { SiteCtx } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import type { boxCartApi } from '../../contract.ts';
import { extensionEnds } from '../../rules/extension-ends.ts';
import { isAbout, rentalOf } from './begin-extension.ts';

export const listExtensionChoices: UseCase<typeof boxCartApi.extensionChoices> = async (ctx, { key, endsAt }) => {
  const rental = await rentalOf(ctx, key);
  const scoped = inCompany(ctx, rental.companyId);
  const { until: latest } = await extensionLimit(scoped, rental);
  const ends = latest ? extensionEnds(rental.endsAt, latest) : [];
  const choices = await Promise.all(ends.map((end) => quoteOrNone(scoped, rental, end)));
  const chosen = endsAt ? await quoteOrNone(scoped, rental, endsAt) : null;
  return {
    choices: choices.filter((choice) => choice !== null),
    chosen,
    latest,
    hasCart: await hasOtherCart(ctx, rental),
  };
};

async function quoteOrNone(ctx: SiteCtx, rental: Rental, end: Date) {
  try {
    return await quoteExtension(ctx, rental, end);
  } catch (error) {
    if (error instanceof Problem) return null;
    throw error;
  }
}

/** Something that would be thrown out. */
async function hasOtherCart(ctx: SiteCtx, rental: Rental): Promise<boolean> {
  const cart = await anyCart(ctx);
  if (!cart || cart.placedAt || (await isAbout(ctx, cart, 'extension', rental.id))) return false;
  return !(await isWorthless(ctx, cart));
}
