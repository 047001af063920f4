import { afterAll, beforeAll, expect, test } from 'vitest';
import { domainApi } from '../../contract-domain.ts';
import { openDomains, type TestDomains } from './domain.for-tests.ts';

let domains: TestDomains;
beforeAll(async () => {
  domains = await openDomains();
});
afterAll(() => domains.close());

test('a host gets a certificate while it is an active domain, and the answer tells nothing else', async () => {
  const { city, add, app } = domains;
  const { id } = (await add(city, 'fächer-köln.example')).body;
  const ask = async (domain: string) => {
    const { status, body } = await app.call(domainApi.certify, { domain });
    const { requestId: _, ...said } = body;
    return [status, said] as const;
  };
  const be = (state: string, isDemo = false) =>
    app.db.rows(
      app.sql`update companies.domain set state = ${state}, verified_at = case when ${state} in ('verified', 'active') then now() end, is_demo = ${isDemo} where company_id = ${city.id} and id = ${id}`,
    );
  const unknown = await ask('nobody.example');
  expect(unknown).toEqual([404, expect.objectContaining({ code: 'domain.unknown' })]);
  const host = 'xn--fcher-kln-v2a8r.example';
  for (const state of ['created', 'dns_pending', 'verified']) {
    await be(state);
    expect(await ask(host), state).toEqual(unknown);
  }
  await be('active');
  for (const spelling of [host, 'FÄCHER-köln.example']) expect(await ask(spelling)).toEqual([200, {}]);
  for (const wrong of [`www.${host}`, `${host}:443`, `${host}/`, '', '%', "' or true --"])
    expect(await ask(wrong), wrong).toEqual(unknown);
  await be('active', true);
  expect(await ask(host), 'nobody owns a name of the demonstration').toEqual(unknown);
});
