import { inCompany } from '@fachwerk/companies/facade';
import { rentalByKey } from '@fachwerk/rentals/facade-renter';
import type { UseCase } from '@fachwerk/server/module';
import type { stayApi } from '../../contract.ts';
import { isUnsettled } from '../../rules/rental-phase.ts';
import { problem } from '../problem.ts';
import { forgetKeys, rememberKeys } from './remembered-keys.ts';
import { siteRental } from './site-rental.ts';

export const showRental: UseCase<typeof stayApi.show> = async (ctx, { key }) => {
  const rental = await rentalByKey(ctx, key);
  if (!rental) throw problem('rental.unknown');
  if (isUnsettled(rental, ctx.now)) rememberKeys(ctx, [key]);
  else forgetKeys(ctx, [key]);
  return siteRental(inCompany(ctx, rental.companyId), rental, ctx.language);
};
