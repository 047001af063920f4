import type { UseCase } from '@fachwerk/server/module';
import type { customerApi } from '../../contract-staff.ts';
import { findVisible } from '../visible-customer.ts';
import { previewErasure } from './erase-person.ts';

export const previewCustomerErasure: UseCase<typeof customerApi.previewErase> = async (ctx, { id }) => {
  const { network, customer } = await findVisible(ctx, id);
  return previewErasure(network, customer);
};
