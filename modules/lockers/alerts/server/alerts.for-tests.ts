import type { Role, UserState } from '@fachwerk/auth/contract';
import { access } from '@fachwerk/auth/module';
import { addPerson } from '@fachwerk/auth/testing';
import { createCompany } from '@fachwerk/companies/facade';
import { companies } from '@fachwerk/companies/module';
import { locations } from '@fachwerk/locations/module';
import { addLocation } from '@fachwerk/locations/testing';
import { logs } from '@fachwerk/logs/module';
import { pricing } from '@fachwerk/pricing/module';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { newId } from '@fachwerk/server/ids';
import { openApp } from '@fachwerk/testing/app';
import { alerts } from './module.ts';
import type { Cause } from './raising/raise-alerts.ts';

/** People come from a token here, not from the access module: only its tables and texts are used. */
const { authenticate: _, ...peopleTables } = access;

/** A franchisor with a franchisee, and another network beside them. */
export async function openAlertApp() {
  const app = await openApp(companies, peopleTables, pricing, locations, logs, alerts);
  const ctx = app.work();
  const city = await createCompany(ctx, { name: 'City', kind: 'franchisor', data: { email: 'buero@city.example' } });
  const hamburg = await createCompany(ctx, {
    name: 'Hamburg',
    kind: 'franchisee',
    franchisorCompany: city.code,
    data: { email: 'buero@hamburg.example' },
  });
  const stranger = await createCompany(ctx, { name: 'Fremd', kind: 'franchisor' });

  /** What a caller of the facade is given, at the moment the clock shows. */
  const scoped = (companyId: string): CompanyCtx => ({ ...app.work(), companyId });

  const cause = (given: Partial<Cause> & { id?: string } = {}): Cause => ({
    kind: 'controller_offline',
    subject: { kind: 'controller', id: given.id ?? newId(), name: 'Nord' },
    location: null,
    ...given,
  });

  /** A location with an operator of its own, or with none. */
  async function location(companyId: string, operatorEmail = ''): Promise<{ id: string; name: string }> {
    const id = await addLocation(app, { companyId, name: 'Hauptbahnhof', operatorEmail });
    return { id, name: 'Hauptbahnhof' };
  }

  const person = (companyId: string, backendRoles: Role[], name = 'Toni Test', state: UserState = 'active') =>
    addPerson(app, companyId, { name, backendRoles, state });

  const staff = (companyId: string, userId?: string) =>
    app.as({ companyId, capabilities: ['alerts.read', 'alerts.handle'], ...(userId && { userId }) });
  const reader = (companyId: string) => app.as({ companyId, capabilities: ['alerts.read'] });

  function mails(companyId: string): Promise<{ recipient: string; subject: string; bodyText: string }[]> {
    return app.db.rows(app.sql`
      select recipient, subject, body_text from kit.mail where company_id = ${companyId} order by at, id`);
  }

  /** What was told on the stream, oldest first. */
  async function told(companyId: string): Promise<unknown[]> {
    const rows = await app.db.rows<{ payload: unknown }>(app.sql`
      select payload from kit.stream_event where company_id = ${companyId} and stream = 'alerts' order by seq`);
    return rows.map(({ payload }) => payload);
  }

  function logged(
    companyId: string,
  ): Promise<{ type: string; lockId: string | null; data: Record<string, unknown> }[]> {
    return app.db.rows(
      app.sql`select type, lock_id, data from logs.log_entry where company_id = ${companyId} order by at, id`,
    );
  }

  return { app, city, hamburg, stranger, scoped, cause, location, person, staff, reader, mails, told, logged };
}

export type AlertApp = Awaited<ReturnType<typeof openAlertApp>>;
