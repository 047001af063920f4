import { accountApi, authApi } from '@fachwerk/auth/contract';
import { type Browser, openAuth, type Person, type TestAuth } from '@fachwerk/auth/testing';
import { catalog } from '@fachwerk/catalog/module';
import { companyApi } from '@fachwerk/companies/contract';
import { locations } from '@fachwerk/locations/module';
import { mailboxApi } from '@fachwerk/mailbox/contract';
import { mailbox } from '@fachwerk/mailbox/module';
import { userApi } from '@fachwerk/people/contract';
import { people } from '@fachwerk/people/module';
import { pricing } from '@fachwerk/pricing/module';
import { CLOSE } from '@fachwerk/server/realtime-messages';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { companyStatusApi, supportApi, tenantApi } from '../contract.ts';
import { platform } from './module.ts';

let auth: TestAuth;
/** The first company runs the installation; `tenant` is an administrator of the second. */
let operator: Browser;
let tenant: Browser;
let paula: Person;
let companyId: string;

beforeAll(async () => {
  auth = await openAuth(people, mailbox, pricing, locations, catalog, platform);
});
afterAll(() => auth.app.close());
beforeEach(async () => {
  auth.passMinutes(200 * 60);
  paula = await auth.person(['administrator'], { contact: { firstName: 'Paula', lastName: 'Vogt' } });
  operator = await auth.signedIn(paula);
  tenant = await auth.signedIn(await auth.person(['administrator'], {}, auth.bella));
  companyId = auth.bella.id;
});

const auditOf = (company: string) =>
  auth.app.db.rows<{ action: string; actorName: string }>(auth.app.sql`
    select action, actor_name from kit.audit_entry where company_id = ${company} and subject_kind = 'company' order by at, id`);

const newUser = (name: string) => ({
  email: `${name}@example.org`,
  contact: { firstName: 'Ida', lastName: name },
  backendRoles: ['reader' as const],
});

/** The token of a guest in another browser, so that the operator's own goes on beside it. */
async function visit(mode: 'read' | 'full', hours = 1) {
  await tenant.call(supportApi.grant, { hours, mode });
  const tab = auth.browser();
  Object.assign(tab.cookies, operator.cookies);
  tab.state.token = operator.state.token;
  const { body, status } = await tab.call(tenantApi.enter, { companyId });
  return { tab, status, body };
}

test('the operator lists companies with numbers, and nobody else does', async () => {
  const { body } = await operator.call(tenantApi.list, { search: 'bella' });
  expect(body.tenants).toMatchObject([
    { name: 'Trattoria Bella', locations: 0, items: 0, isOperator: false, support: null },
  ]);
  expect(body.tenants[0]!.users).toBeGreaterThan(0);
  expect(body.tenants[0]!.lastActiveAt).toBe(auth.app.time.now.toISOString());
  expect((await operator.call(tenantApi.list, { kind: 'franchisor' })).body.tenants.map(({ name }) => name)).toEqual([
    'Zeitlager City',
  ]);
  expect((await tenant.call(tenantApi.list, {})).status).toBe(403);
  expect((await tenant.call(tenantApi.find, { companyId: auth.city.id })).status).toBe(403);
  const manager = await auth.signedIn(await auth.person(['management']));
  expect((await manager.call(tenantApi.list, {})).status).toBe(403);
});

test('a company is made with its administrator, who is invited', async () => {
  const order = { name: 'Kontor Süd', kind: 'merchant', language: 'en', firstName: 'Udo', lastName: 'Kern' } as const;
  const { status, body } = await operator.call(tenantApi.create, { ...order, email: 'udo@kontor.example' });
  expect([status, body.code, body.users]).toEqual([200, 'kontor-sued', 1]);
  const again = await operator.call(tenantApi.create, { ...order, email: 'udo2@kontor.example' });
  expect(again.body.code).toBe('kontor-sued-2');
  await auth.app.runJobs();
  const mails = await auth.mailsTo({ companyId: auth.city.id, email: 'udo@kontor.example', id: '' });
  expect(mails).toHaveLength(1);
  expect((await operator.call(tenantApi.list, { after: body.id, search: 'kontor' })).body.tenants).toHaveLength(1);
});

test('staff of a suspended company read everything and change nothing; resuming gives it back', async () => {
  const reason = 'Rechnung offen';
  expect((await operator.call(tenantApi.suspend, { companyId, reason })).body.suspensionReason).toBe(reason);
  expect((await operator.call(tenantApi.suspend, { companyId, reason })).body.code).toBe('tenant.already_suspended');
  expect((await tenant.call(companyApi.own, {})).status).toBe(200);
  const refused = await tenant.call(userApi.create, newUser('gesperrt'));
  expect([refused.status, refused.body.code]).toEqual([409, 'company.suspended']);
  expect((await tenant.call(companyStatusApi.show, {})).body.suspension).toMatchObject({ reason });
  // The own account stays one's own.
  expect((await tenant.call(accountApi.endSessions, {})).status).toBe(200);
  await operator.call(tenantApi.resume, { companyId });
  expect((await operator.call(tenantApi.resume, { companyId })).body.code).toBe('tenant.not_suspended');
  tenant = await auth.signedIn(await auth.person(['administrator'], {}, auth.bella));
  expect((await tenant.call(userApi.create, newUser('wieder'))).status).toBe(200);
  const actions = (await auditOf(companyId)).map(({ action }) => action);
  expect(actions).toEqual(expect.arrayContaining(['company.suspended', 'company.resumed']));
});

test('the operator does not lock itself out, and an id of nobody is unknown', async () => {
  const own = await operator.call(tenantApi.suspend, { companyId: auth.city.id, reason: 'Versehen' });
  expect(own.body.code).toBe('tenant.is_operator');
  const nobody = auth.app.work().newId();
  expect((await operator.call(tenantApi.suspend, { companyId: nobody, reason: 'Versehen' })).body.code).toBe(
    'tenant.unknown',
  );
});

test('of two who add the last user at once, one is refused', async () => {
  const { users } = (await operator.call(tenantApi.find, { companyId })).body;
  const limits = { users: users + 1, locations: null, items: null, mailsPerDay: null, mediaMegabytes: 50 };
  await operator.call(tenantApi.limit, { companyId, limits });
  expect((await operator.call(tenantApi.find, { companyId })).body.limits).toEqual(limits);
  const row = auth.app.sql`select from companies.company where id = ${companyId} for update`;
  const adding = await auth.app.race(row, () => [
    tenant.call(userApi.create, newUser('eins')),
    tenant.call(userApi.create, newUser('zwei')),
  ]);
  expect(adding.map(({ status }) => status).sort()).toEqual([200, 409]);
  const refused = adding.find(({ status }) => status === 409)!;
  expect([refused.body.code, refused.body.params]).toEqual(['company.limit_users', { most: users + 1 }]);
  await operator.call(tenantApi.limit, { companyId, limits: { ...limits, users: null } });
});

test('nobody of the operator comes in uninvited', async () => {
  expect((await operator.call(tenantApi.enter, { companyId })).body.code).toBe('support.not_granted');
  expect((await operator.call(supportApi.grant, { hours: 1, mode: 'read' })).body.code).toBe('support.of_operator');
  expect((await tenant.call(supportApi.grant, { hours: 5, mode: 'read' })).status).toBe(422);
});

test('a guest who may read sees the company under their own name, and changes nothing', async () => {
  await auth.app.db.rows(auth.app.sql`update companies.company set money_decimals = 0 where id = ${companyId}`);
  const { tab, body } = await visit('read');
  expect(body.user).toMatchObject({ id: paula.id, companyObject: { id: companyId }, visit: { mode: 'read' } });
  // Amounts as the company shows them, here alone.
  expect(body.user.moneyDecimals).toBe(0);
  expect((await operator.call(accountApi.me, {})).body.moneyDecimals).toBe(2);
  expect((await tab.call(companyApi.own, {})).body.name).toBe('Trattoria Bella');
  expect((await tab.call(userApi.create, newUser('gast'))).body.code).toBe('access.denied');
  const company = (await tab.call(companyApi.own, {})).body;
  const save = await tab.call(companyApi.save, { company, version: company.version });
  expect([save.status, save.body.code]).toEqual([409, 'support.read_only']);
  // At home, in the other tab, nothing has changed.
  expect((await operator.call(companyApi.own, {})).body.name).toBe('Zeitlager City');
  const entered = (await auditOf(companyId)).at(-1);
  expect(entered).toEqual({ action: 'company.support_entered', actorName: 'Paula Vogt (Support)' });
});

test('a guest with full rights changes under their name, but nothing that would outlast the visit', async () => {
  const menu = { pinned: ['/admin/companies'], hidden: [] };
  await operator.call(accountApi.saveMenu, menu);
  const { tab } = await visit('full');
  const company = (await tab.call(companyApi.own, {})).body;
  const saved = await tab.call(companyApi.save, { company: { ...company, phone: '0221 1' }, version: company.version });
  expect(saved.status).toBe(200);
  expect((await auditOf(companyId)).at(-1)).toEqual({ action: 'company.changed', actorName: 'Paula Vogt (Support)' });
  expect((await tab.call(userApi.create, newUser('bleibt'))).status).toBe(403);
  expect((await tab.call(supportApi.grant, { hours: 168, mode: 'full' })).status).toBe(403);
  expect((await tab.call(accountApi.endSessions, {})).body.code).toBe('support.own_staff_only');
  expect((await tab.call(accountApi.saveMenu, menu)).body.code).toBe('support.own_staff_only');
  expect((await tab.call(accountApi.me, {})).body.menu).toEqual({ pinned: [], hidden: [] });
  expect((await tab.call(tenantApi.list, {})).status).toBe(403);
});

test('a guest does not read the links by which people choose a password', async () => {
  await tenant.call(userApi.create, newUser('eingeladen'));
  const { tab } = await visit('full');
  const [mail] = (await tab.call(mailboxApi.list, { search: 'eingeladen' })).body.mails;
  expect((await tenant.call(mailboxApi.find, { id: mail!.id })).body.bodyText).toContain('/reset-password/');
  expect((await tab.call(mailboxApi.find, { id: mail!.id })).body.bodyText).toBe('');
});

test('the visit is renewed for there alone, and ends at once when the company ends it', async () => {
  const { tab, body } = await visit('full', 24);
  const supportId = body.user.visit!.supportId;
  auth.passMinutes(16);
  expect(await tab.meStatus()).toBe(401);
  const renewed = await tab.call(authApi.refresh, { visitedCompanyId: companyId, supportId });
  expect(renewed.body.user.companyObject.id).toBe(companyId);
  expect(await tab.meStatus()).toBe(200);
  expect((await tenant.refresh()).status).toBe(200);
  expect((await tenant.call(supportApi.revoke, {})).body.access).toBeNull();
  expect(await tab.meStatus()).toBe(401);
  const over = await tab.call(authApi.refresh, { visitedCompanyId: companyId, supportId });
  expect([over.status, over.body.code]).toEqual([401, 'auth.visit_over']);
  // The session at home has lived through it: its cookie was replaced with the refusal.
  expect((await tab.refresh()).body.user.companyObject.name).toBe('Zeitlager City');
  expect((await tenant.call(supportApi.revoke, {})).body.code).toBe('support.none');
});

test('it ends by itself, and when the person may no longer', async () => {
  const { tab } = await visit('read');
  auth.passMinutes(14);
  expect(await tab.meStatus()).toBe(200);
  const { sql, db } = auth.app;
  await db.rows(
    sql`update access.user set roles = array['accounting'] where company_id = ${paula.companyId} and id = ${paula.id}`,
  );
  expect(await tab.meStatus()).toBe(401);
  await db.rows(
    sql`update access.user set roles = array['support'] where company_id = ${paula.companyId} and id = ${paula.id}`,
  );
  expect(await tab.meStatus()).toBe(200);
  auth.passMinutes(46);
  expect((await tenant.refresh()).status).toBe(200);
  expect((await tenant.call(supportApi.show, {})).body.access).toBeNull();
  expect((await operator.refresh()).status).toBe(200);
  expect((await operator.call(tenantApi.enter, { companyId })).body.code).toBe('support.not_granted');
});

test('a narrower access takes the place of the wider one', async () => {
  const { tab } = await visit('full');
  await tenant.call(supportApi.grant, { hours: 1, mode: 'read' });
  expect(await tab.meStatus()).toBe(401);
  expect((await tenant.call(supportApi.show, {})).body.access).toMatchObject({ mode: 'read', visitors: [] });
});

test('a guest’s open screen hears nothing more once the company has ended the visit', async () => {
  const { tab } = await visit('read');
  const line = await auth.app.socket({ token: tab.state.token });
  await line.subscribe('company');
  await tenant.call(supportApi.revoke, {});
  expect(await line.closed()).toBe(CLOSE.signedOut);
});
