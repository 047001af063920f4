import type { CompanyCtx, FirstStep } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import { siteAddress } from '@fachwerk/sites/facade';
import { listServices, listStaff } from './setup/setup-store.ts';

const SETUP = '/admin/appointments/setup';
const trades = ['service'];
const capability = 'appointments.manage';

/** Whoever works at no time, or offers nothing, cannot be booked. */
async function hasBookableStaff(ctx: CompanyCtx): Promise<boolean> {
  const staff = await listStaff(ctx);
  return staff.some((each) => !each.isArchived && each.isOnline && each.hours.length > 0 && each.serviceIds.length > 0);
}

async function hasAppointments(ctx: CompanyCtx): Promise<boolean> {
  const query = sql`select from appointments.appointment where company_id = ${ctx.companyId} limit 1`;
  return (await ctx.db.first(query)) !== undefined;
}

/** From nothing to the first booking of a salon. */
export const firstSteps: readonly FirstStep[] = [
  {
    name: 'services',
    rank: 20,
    path: SETUP,
    capability,
    trades,
    isBeginning: true,
    isDone: async (ctx) => (await listServices(ctx)).length > 0,
  },
  { name: 'staff', rank: 30, path: `${SETUP}#staff`, capability, trades, isDone: hasBookableStaff },
  {
    name: 'first_booking',
    rank: 70,
    path: '/admin/appointments',
    capability,
    trades,
    address: async (ctx) => `${await siteAddress(ctx)}/termine`,
    isDone: hasAppointments,
  },
];
