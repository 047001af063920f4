import type { UseCase } from '@fachwerk/server/module';
import type { customerApi } from '../../contract-staff.ts';
import { findVisible } from '../visible-customer.ts';
import { exportPerson } from './export-person.ts';

export const exportCustomer: UseCase<typeof customerApi.export> = async (ctx, { id }) =>
  exportPerson(ctx, (await findVisible(ctx, id)).customer, ctx.language);
