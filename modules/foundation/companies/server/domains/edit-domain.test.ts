import { addDays } from '@fachwerk/base/time';
import { newId } from '@fachwerk/server/ids';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { companyCapabilities } from '../../contract.ts';
import { domainApi } from '../../contract-domain.ts';
import { CLAIM_DAYS, MOST_DOMAINS } from '../../rules/domain-states.ts';
import { createCompany } from '../create-company.ts';
import { openDomains, type TestDomains } from './domain.for-tests.ts';
import { dropClaims } from './drop-claims.job.ts';

let domains: TestDomains;
beforeAll(async () => {
  domains = await openDomains();
});
afterAll(() => domains.close());

const newCompany = (name: string) => createCompany(domains.ctx, { name, kind: 'franchisor' });

test('a new company has an address below the domain of the operator at once, unless somebody has it or it sells elsewhere', async () => {
  const { ctx, add, city, hosts } = domains;
  const given = { ...ctx, app: { ...ctx.app, accounts: { sites: { domain: 'shops.example' } } } };
  const rosa = await createCompany(given, { name: 'Pizzeria Rosa', kind: 'merchant' });
  const [domain] = (await domains.by(rosa).call(domainApi.list, {})).body.domains;
  expect(domain).toMatchObject({ host: 'pizzeria-rosa.shops.example', state: 'active', looksUntil: null });
  await add(await newCompany('House'), 'squatter.shops.example');
  // An unproven claim blocks nobody.
  expect(await hosts(await createCompany(given, { name: 'Squatter', kind: 'merchant' }))).toEqual([
    'squatter.shops.example',
  ]);
  const franchisee = { name: 'City West', kind: 'franchisee', franchisorCompany: city.code } as const;
  expect(await hosts(await createCompany(given, franchisee))).toEqual([]);
  expect(await hosts(await createCompany(ctx, { name: 'Own Domain', kind: 'merchant' }))).toEqual([]);
});

test('a new domain is shown as it was typed, kept in ASCII, and comes with the record to set', async () => {
  const { city, add, app, trail, told } = domains;
  const answer = await add(city, ' Fächer-Köln.Example ');
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({ host: 'fächer-köln.example', state: 'created', checkedAt: null, isDemo: false });
  const [proof] = answer.body.records;
  expect(proof).toMatchObject({ purpose: 'proof', type: 'TXT', name: '_fachwerk.xn--fcher-kln-v2a8r.example' });
  expect(proof?.value).toMatch(/^fachwerk-verify=[\w-]{27}$/);
  const rows = await app.db.rows(app.sql`select host from companies.domain where company_id = ${city.id}`);
  expect(rows).toEqual([{ host: 'xn--fcher-kln-v2a8r.example' }]);
  expect([await trail(city), await told(city)]).toEqual([['added'], 1]);
});

test('a proven host is taken whoever has it, in whichever spelling, and the answer does not tell who', async () => {
  const { city, other, add, prove } = domains;
  await prove(city, 'taken.example');
  const plain = async (company: typeof city, host: string) => {
    const { requestId: _, ...body } = (await add(company, host)).body;
    return body;
  };
  const own = await plain(city, 'TAKEN.example');
  expect(own).toMatchObject({ code: 'domain.taken' });
  expect(await plain(other, 'taken.example')).toEqual(own);
  await prove(city, 'prüfung.example');
  expect(await plain(other, 'xn--prfung-4ya.example')).toEqual(own);
});

test('renaming begins anew with another proof, and onto a taken host not at all', async () => {
  const { other, by, add, trail } = domains;
  const before = (await add(other, 'old.example')).body;
  const edit = (host: string) => by(other).call(domainApi.edit, { domain: { id: before.id, host } });
  const same = await edit('OLD.example');
  expect(same.body).toEqual(before);
  const after = (await edit('new.example')).body;
  expect(after).toMatchObject({ id: before.id, host: 'new.example', state: 'created' });
  expect(after.records[0]?.value).not.toBe(before.records[0]?.value);
  expect((await edit('taken.example')).body.code).toBe('domain.taken');
  expect(await trail(other)).toEqual(['added', 'renamed']);
});

test('only what is verified can be active', async () => {
  const { city, by, add } = domains;
  const { id, host } = (await add(city, 'soon.example')).body;
  const on = await by(city).call(domainApi.edit, { domain: { id, host, isActive: true } });
  expect([on.status, on.body.code]).toEqual([409, 'domain.not_verified']);
  const atOnce = await by(city).call(domainApi.edit, { domain: { host: 'at-once.example', isActive: true } });
  expect(atOnce.body.code).toBe('domain.not_verified');
  expect(await domains.hosts(city)).not.toContain('at-once.example');
});

test('what is no host name is refused at its field', async () => {
  const { city, add } = domains;
  for (const host of ['https://x.example', 'localhost', '10.0.0.1']) {
    const { status, body } = await add(city, host);
    expect([status, body.fields?.map(({ path, code }) => `${path} ${code}`)]).toEqual([
      422,
      ['domain.host field.domain'],
    ]);
  }
});

test('an id of another company is an id of nobody, wherever it is given', async () => {
  const { city, other, by, add } = domains;
  const theirs = (await add(other, 'theirs.example')).body;
  const answers = async (id: string) =>
    Promise.all([
      by(city).call(domainApi.edit, { domain: { id, host: 'mine.example' } }),
      by(city).call(domainApi.check, { domain: { id } }),
      by(city).call(domainApi.remove, { domain: { id } }),
    ]).then((all) => all.map(({ status, body }) => [status, body.code, body.error]));
  expect(await answers(theirs.id)).toEqual(await answers(newId()));
  expect((await answers(theirs.id)).map(([status]) => status)).toEqual([404, 404, 404]);
  expect(await domains.hosts(other)).toContain('theirs.example');
});

test('who has a site has domains; a franchisee sells under those of its network', () => {
  expect(companyCapabilities['domains.manage'].kinds).toEqual(['franchisor', 'merchant']);
});

test('who lacks the right is refused', async () => {
  const reader = domains.app.as({ companyId: domains.city.id, capabilities: ['company.read'] });
  expect((await reader.call(domainApi.list, {})).body.code).toBe('access.denied');
});

test('the last domain stays; of two, one can go', async () => {
  const { by, add, hosts, trail } = domains;
  const company = await newCompany('Last');
  const first = (await add(company, 'first.last.example')).body;
  const remove = (id: string) => by(company).call(domainApi.remove, { domain: { id } });
  expect((await remove(first.id)).body.code).toBe('domain.last');
  const second = (await add(company, 'second.last.example')).body;
  expect((await remove(first.id)).status).toBe(200);
  expect((await remove(second.id)).body.code).toBe('domain.last');
  expect([await hosts(company), await trail(company)]).toEqual([
    ['second.last.example'],
    ['added', 'added', 'removed'],
  ]);
});

test('two who take the last two away at the same moment: one is refused', async () => {
  const { app, by, add, hosts } = domains;
  const company = await newCompany('Race');
  const ids = [(await add(company, 'a.race.example')).body.id, (await add(company, 'b.race.example')).body.id];
  const row = app.sql`select from companies.company where id = ${company.id} for update`;
  const answers = await app.race(row, () => ids.map((id) => by(company).call(domainApi.remove, { domain: { id } })));
  expect(answers.map(({ status, body }) => `${status} ${body.code ?? ''}`).sort()).toEqual(['200 ', '409 domain.last']);
  expect(await hosts(company)).toHaveLength(1);
});

test('a claim without a proof blocks nobody: the first proof wins, and later ones read why', async () => {
  const { by, add, prove } = domains;
  const squatter = await newCompany('Squatting');
  const owner = await newCompany('Owner');
  const claim = (await add(squatter, 'wanted.example')).body;
  await prove(owner, 'wanted.example');
  const late = await domains.publish(squatter, claim);
  expect(late.body).toMatchObject({ state: 'dns_pending', lastProblem: 'taken' });
  expect(
    (await by(squatter).call(domainApi.edit, { domain: { id: claim.id, host: 'wanted.example', isActive: true } })).body
      .code,
  ).toBe('domain.not_verified');
  expect((await add(await newCompany('Third'), 'wanted.example')).body.code).toBe('domain.taken');
});

test('claims lapse after a month; proven domains stay', async () => {
  const { app, add, hosts, prove } = domains;
  const company = await newCompany('Lapse');
  await prove(company, 'proven.lapse.example');
  await add(company, 'claim.lapse.example');
  app.time.now = addDays(app.time.now, CLAIM_DAYS - 1);
  await dropClaims.run(app.work(), {} as never);
  expect(await hosts(company)).toHaveLength(2);
  app.time.now = addDays(app.time.now, 2);
  await dropClaims.run(app.work(), {} as never);
  expect(await hosts(company)).toEqual(['proven.lapse.example']);
});

test('there is an end to adding', async () => {
  const { add, app } = domains;
  const company = await newCompany('Many');
  await app.db.rows(app.sql`
    insert into companies.domain (company_id, id, host, state, proof, verified_at, looking_since, created_at)
    select ${company.id}, gen_random_uuid(), 'n' || n || '.many.example', 'verified', 'p', now(), now(), now()
    from generate_series(1, ${MOST_DOMAINS}::int) n`);
  expect((await add(company, 'one-more.many.example')).body.code).toBe('domain.too_many');
});
