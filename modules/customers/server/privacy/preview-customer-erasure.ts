import type { UseCase } from '@fachwerk/server/module';
import type { customerApi } from '../../contract-staff.ts';
import { findInSight } from '../visible-customer.ts';
import { previewErasure } from './erase-person.ts';

export const previewCustomerErasure: UseCase<typeof customerApi.previewErase> = async (ctx, { id }) => {
  const { network, customer } = await findInSight(ctx, id);
  return previewErasure(network, customer);
};
