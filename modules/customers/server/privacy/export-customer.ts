import type { UseCase } from '@fachwerk/server/module';
import type { customerApi } from '../../contract-staff.ts';
import { findInSight } from '../visible-customer.ts';
import { exportPerson } from './export-person.ts';

export const exportCustomer: UseCase<typeof customerApi.export> = async (ctx, { id }) =>
  exportPerson(ctx, (await findInSight(ctx, id)).customer, ctx.language);
