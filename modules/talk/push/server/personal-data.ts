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
};
