import { createCompany } from '@fachwerk/companies/facade';
import { companies } from '@fachwerk/companies/module';
import { identity } from '@fachwerk/identity/module';
import { locations } from '@fachwerk/locations/module';
import { logs } from '@fachwerk/logs/module';
import { newId } from '@fachwerk/server/ids';
import type { CompanyCtx } from '@fachwerk/server/module';
import { openHouse } from '@fachwerk/testing/house';
import { alerts } from './module.ts';
import type { Cause } from './raise-alerts.ts';

/** People come from a token here, not from the identity module: only its tables and texts are used. */
const { authenticate: _, ...peopleTables } = identity;

/** A franchisor with a franchisee, and another network beside them. */
export async function openAlertHouse() {
  const house = await openHouse(companies, peopleTables, locations, logs, alerts);
  const ctx = house.work();
  const city = await createCompany(ctx, { name: 'City', kind: 'franchisor' });
  const hamburg = await createCompany(ctx, { name: 'Hamburg', kind: 'franchisee', franchisorCompany: city.code });
  const stranger = await createCompany(ctx, { name: 'Fremd', kind: 'franchisor' });

  /** What a caller of the facade is given, at the moment the clock shows. */
  const inside = (companyId: string): CompanyCtx => ({ ...house.work(), companyId });

  const cause = (given: Partial<Cause> & { id?: string } = {}): Cause => ({
    kind: 'controller_offline',
    subject: { kind: 'controller', id: given.id ?? newId(), name: 'Nord' },
    location: null,
    ...given,
  });

  const staff = (companyId: string, userId?: string) =>
    house.as({ companyId, capabilities: ['alerts.read', 'alerts.handle'], ...(userId && { userId }) });
  const reader = (companyId: string) => house.as({ companyId, capabilities: ['alerts.read'] });

  function mails(companyId: string): Promise<{ recipient: string; subject: string; bodyText: string }[]> {
    return house.db.rows(house.sql`
      select recipient, subject, body_text from kit.mail where company_id = ${companyId} order by at, id`);
  }

  /** What was told on the stream, oldest first. */
  async function told(companyId: string): Promise<unknown[]> {
    const rows = await house.db.rows<{ payload: unknown }>(house.sql`
      select payload from kit.stream_event where company_id = ${companyId} and stream = 'alerts' order by seq`);
    return rows.map(({ payload }) => payload);
  }

  function logged(companyId: string): Promise<{ type: string; data: Record<string, unknown> }[]> {
    return house.db.rows(
      house.sql`select type, data from logs.log_entry where company_id = ${companyId} order by at, id`,
    );
  }

  return { house, city, hamburg, stranger, inside, cause, staff, reader, mails, told, logged };
}

export type AlertHouse = Awaited<ReturnType<typeof openAlertHouse>>;
