import { visibleCompanies } from '@fachwerk/companies/facade';
import type { PersonalData } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import { removeDevicesOf } from './device-store.ts';

/** Since when which devices get messages; what they are called only their push services know. */
export const personalData: PersonalData = {
  export: async (ctx, { id }) => ({
    devices: await ctx.db.rows(sql`
      select created_at as since from push.device
      where company_id = any(${await visibleCompanies(ctx)}) and customer_id = ${id} order by created_at`),
  }),
  holds: async () => [],
  erase: async (ctx, { companyId, id }) => {
    await removeDevicesOf({ ...ctx, companyId }, id);
  },
  // That somebody agreed to messages on a device; the account is the network's.
  timeline: async (ctx, { companyId, id }, limit) => {
    if (ctx.companyId !== companyId) return [];
    const rows = await ctx.db.rows<{ id: string; at: Date }>(sql`
      select id, created_at as at from push.device
      where company_id = ${companyId} and customer_id = ${id} order by created_at desc limit ${limit}`);
    return rows.map((device) => ({ ...device, what: 'push.timeline.device' }));
  },
};
