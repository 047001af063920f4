import { Instant } from '@fachwerk/base/schema';
import { job } from '@fachwerk/server/jobs';
import * as z from 'zod/mini';
import { findStored, noteReminded } from '../appointment/appointment-store.ts';
import { mailCustomer } from './mail-customer.ts';

/** Once per start time; a moved or cancelled appointment sends no old reminder. */
export const remindCustomerJob = job({
  name: 'appointments.remind-customer',
  payload: z.object({ companyId: z.uuid(), id: z.uuid(), startsAt: Instant }),
  run: async (work, { companyId, id, startsAt }) => {
    const ctx = { ...work, companyId };
    if (startsAt <= ctx.now || !(await noteReminded(ctx, id, startsAt))) return;
    const appointment = await findStored(ctx, id);
    if (appointment && appointment.email !== '') await mailCustomer(ctx, appointment, 'reminder');
  },
});
