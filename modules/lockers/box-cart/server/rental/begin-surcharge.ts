import { quoteSurcharge } from '@fachwerk/active-rentals/facade';
import { inCompany } from '@fachwerk/companies/facade';
import { refuseUnpayable } from '@fachwerk/payments/facade';
import type { UseCase } from '@fachwerk/server/module';
import type { boxCartApi } from '../../contract.ts';
import { filledWith, rentalOf } from './begin-extension.ts';

export const beginSurcharge: UseCase<typeof boxCartApi.beginSurcharge> = async (ctx, { key, isOverwriting }) => {
  const rental = await rentalOf(ctx, key);
  const scoped = inCompany(ctx, rental.companyId);
  await quoteSurcharge(scoped, rental);
  await refuseUnpayable(scoped);
  return filledWith(ctx, rental, { kind: 'surcharge', key, extendsTo: null, isOverwriting });
};
