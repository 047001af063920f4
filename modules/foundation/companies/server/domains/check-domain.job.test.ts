import { addMinutes } from '@fachwerk/base/time';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { CompanyRef } from '../../contract.ts';
import { type Domain, domainApi } from '../../contract-domain.ts';
import { createCompany } from '../create-company.ts';
import { companyByCode } from '../facade.ts';
import { companies } from '../module.ts';
import { openDomains, type TestDomains } from './domain.for-tests.ts';

let domains: TestDomains;
beforeAll(async () => {
  domains = await openDomains();
});
afterEach(async () => {
  domains.dns.be('answering');
  domains.dns.forget();
  await domains.app.db.rows(domains.app.sql`delete from graphile_worker._private_jobs`);
});
afterAll(() => domains.close());

let counter = 0;
async function begin() {
  const company = await createCompany(domains.ctx, { name: `Firma ${++counter}`, kind: 'franchisor' });
  const domain = (await domains.add(company, `www.firma${counter}.example`)).body;
  return { company, domain };
}
const check = (company: CompanyRef, { id }: Domain) => domains.by(company).call(domainApi.check, { domain: { id } });
const setProof = ({ records: [proof] }: Domain) => domains.dns.t('TXT', proof!.name, proof!.value);
const now = async (company: CompanyRef) => (await domains.by(company).call(domainApi.list, {})).body.domains[0]!;
const pass = (minutes: number) => {
  domains.app.time.now = addMinutes(domains.app.time.now, minutes);
};

test('a domain goes from created to waiting to verified to active, and back', async () => {
  const { company, domain } = await begin();
  expect((await check(company, domain)).body).toMatchObject({ state: 'dns_pending', lastProblem: 'missing' });
  setProof(domain);
  const { body } = await check(company, domain);
  expect(body).toMatchObject({ state: 'verified', lastProblem: null, looksUntil: null });
  expect(new Date(String(body.verifiedAt))).toEqual(domains.app.time.now);

  const { id, host } = domain;
  const turn = async (isActive: boolean) =>
    (await domains.by(company).call(domainApi.edit, { domain: { id, host, isActive } })).body.state;
  expect([await turn(true), await turn(false)]).toEqual(['active', 'verified']);
  expect(await domains.trail(company)).toEqual(['added', 'verified', 'activated', 'deactivated']);
});

test('another proof, and a DNS that does not answer, are said as what they are', async () => {
  const { company, domain } = await begin();
  domains.dns.t('TXT', domain.records[0]!.name, 'fachwerk-verify=somebody-elses');
  expect((await check(company, domain)).body).toMatchObject({ state: 'dns_pending', lastProblem: 'different' });
  domains.dns.be('failing');
  expect((await check(company, domain)).body).toMatchObject({ state: 'dns_pending', lastProblem: 'unreachable' });
});

test('an active domain whose proof was tidied away stays active', async () => {
  const { company, domain } = await begin();
  setProof(domain);
  await check(company, domain);
  await domains.by(company).call(domainApi.edit, { domain: { ...domain, isActive: true } });
  domains.dns.forget();
  expect((await check(company, domain)).body).toMatchObject({ state: 'active', lastProblem: 'missing' });
});

test('a name that changes while somebody looks is not verified by the old one’s proof', async () => {
  const { company, domain } = await begin();
  setProof(domain);
  const row = domains.app.sql`select from companies.company where id = ${company.id} for update`;
  const rename = domains.app.sql`
    update companies.domain set host = 'elsewhere.example', proof = 'another' where company_id = ${company.id}`;
  const before = domains.dns.timesAsked();
  let looking: ReturnType<typeof check> | undefined;
  await domains.app.db.transaction(async (db) => {
    await db.rows(row);
    looking = check(company, domain);
    await expect.poll(() => domains.dns.timesAsked()).toBeGreaterThan(before);
    await db.rows(rename);
  });
  expect((await looking!).body).toMatchObject({ host: 'elsewhere.example', state: 'created', checkedAt: null });
});

test('the house looks by itself, tells nobody as long as nothing changes, and says when it did', async () => {
  const { company, domain } = await begin();
  const { app, told } = domains;
  pass(1);
  expect(await app.runJobs()).toBe(1);
  expect(await now(company)).toMatchObject({ state: 'dns_pending', lastProblem: 'missing' });
  const toldOnce = await told(company);
  pass(1);
  expect(await app.runJobs()).toBe(1);
  expect(await told(company)).toBe(toldOnce);
  setProof(domain);
  pass(5);
  expect(await app.runJobs()).toBe(1);
  expect((await now(company)).state).toBe('verified');
  expect(await told(company)).toBe(toldOnce + 1);
  pass(60);
  expect(await app.runJobs()).toBe(0);
});

test('after two days it stops by itself, and begins again when somebody asks', async () => {
  const { company, domain } = await begin();
  let looks = 0;
  for (let hours = 0; hours < 60; hours++) {
    pass(60);
    looks += await domains.app.runJobs();
  }
  expect(looks).toBeGreaterThan(8);
  expect(looks).toBeLessThan(60);
  expect((await now(company)).looksUntil).toBeNull();
  const asked = await check(company, domain);
  expect(new Date(String(asked.body.looksUntil))).toEqual(addMinutes(domains.app.time.now, 2 * 24 * 60));
  pass(1);
  expect(await domains.app.runJobs()).toBe(1);
});

test('a look for a domain that is gone does nothing', async () => {
  const { company, domain } = await begin();
  await domains.add(company, `second${counter}.example`);
  await domains.by(company).call(domainApi.remove, { domain: { id: domain.id } });
  pass(1);
  expect(await domains.app.runJobs()).toBe(2);
  expect((await now(company)).host).toBe(`second${counter}.example`);
});

test('the demo has two that are ready and one that waits, once, marked, and nobody looks for them', async () => {
  const { app, ctx, dns } = domains;
  await companies.demo!(ctx);
  await companies.demo!(ctx);
  const rows = await app.db.rows(app.sql`
    select d.host, d.state, d.is_demo from companies.domain d join companies.company c on c.id = d.company_id
    where c.code = 'zeitlagercity' order by d.created_at`);
  expect(rows).toEqual([
    { host: 'www.zeitlagercity.example', state: 'active', isDemo: true },
    { host: 'zeitlager.localhost', state: 'active', isDemo: true },
    { host: 'xn--gepck-berlin-icb.example', state: 'dns_pending', isDemo: true },
  ]);
  const demo = (await companyByCode(ctx, 'zeitlagercity'))!;
  const [, , waiting] = (await domains.by(demo).call(domainApi.list, {})).body.domains;
  expect((await check(demo, waiting!)).body).toMatchObject({ state: 'dns_pending', looksUntil: null });
  const before = dns.timesAsked();
  pass(10);
  await app.runJobs();
  expect(dns.timesAsked()).toBe(before);
});
