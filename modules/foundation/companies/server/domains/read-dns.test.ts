import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type DnsLink, openDnsLink } from './dns-link.ts';
import { openDnsServer } from './dns-server.for-tests.ts';
import { lookAt } from './read-dns.ts';

let server: Awaited<ReturnType<typeof openDnsServer>>;
let dns: DnsLink;
beforeAll(async () => {
  server = await openDnsServer();
  dns = openDnsLink({ servers: [server.address], timeoutMs: 150, tries: 1 });
});
beforeEach(() => server.forget());
afterAll(() => server.close());

const OWN = 'office.fachwerk.example';
const pointsTo = async (own: string) =>
  (await lookAt(dns, { host: 'www.firma.example', proof: 'p' }, own)).isPointingHere;

test('a domain leads here by its name', async () => {
  server.t('CNAME', 'www.firma.example', OWN);
  expect(await pointsTo(OWN)).toBe(true);
});

test('a domain leads here by a shared address', async () => {
  server.t('A', OWN, '192.0.2.4', '192.0.2.5');
  server.t('A', 'www.firma.example', '192.0.2.5');
  expect(await pointsTo(OWN)).toBe(true);
  expect(await pointsTo('192.0.2.5')).toBe(true);
});

test('a domain that leads elsewhere, or nowhere, does not lead here', async () => {
  server.t('A', OWN, '192.0.2.4');
  expect(await pointsTo(OWN)).toBe(false);
  server.t('A', 'www.firma.example', '203.0.113.9');
  expect(await pointsTo(OWN)).toBe(false);
});

test('it is not known where there is nothing to compare with', async () => {
  expect(await pointsTo('localhost')).toBeNull();
  expect(await pointsTo(OWN)).toBeNull();
});
