import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type DnsLink, DnsSilent, openDnsLink } from './dns-link.ts';
import { openDnsServer } from './dns-server.for-tests.ts';

let server: Awaited<ReturnType<typeof openDnsServer>>;
let dns: DnsLink;
beforeAll(async () => {
  server = await openDnsServer();
  dns = openDnsLink({ servers: [server.address], timeoutMs: 150, tries: 1 });
});
beforeEach(() => {
  server.forget();
  server.be('answering');
});
afterAll(() => server.close());

test('the pieces of a long text are put together, and several records stay several', async () => {
  server.t('TXT', '_fachwerk.a.example', 'fachwerk-verify=a-value-that-takes-more-than-one-piece', 'v=spf1 -all');
  expect((await dns.texts('_fachwerk.a.example')).sort()).toEqual([
    'fachwerk-verify=a-value-that-takes-more-than-one-piece',
    'v=spf1 -all',
  ]);
});

test('a name that nobody has, and one with other records only, have no texts', async () => {
  expect(await dns.texts('nobody.example')).toEqual([]);
  server.t('A', 'only-a.example', '192.0.2.1');
  expect(await dns.texts('only-a.example')).toEqual([]);
});

test('what was answered before is not remembered, however long it would be valid', async () => {
  server.t('TXT', 'x.example', 'old');
  expect(await dns.texts('x.example')).toEqual(['old']);
  server.t('TXT', 'x.example', 'new');
  expect(await dns.texts('x.example')).toEqual(['new']);
});

test('the way is the name it stands for and its addresses', async () => {
  server.t('CNAME', 'www.a.example', 'Shop.Fachwerk.example');
  expect(await dns.way('www.a.example')).toEqual({ alias: 'shop.fachwerk.example', addresses: [] });
  server.t('A', 'b.example', '192.0.2.7', '192.0.2.8');
  expect(await dns.way('b.example')).toEqual({ alias: null, addresses: ['192.0.2.7', '192.0.2.8'] });
});

test('silence and failure are not the answer that there is nothing', async () => {
  server.be('silent');
  await expect(dns.texts('x.example')).rejects.toThrow(DnsSilent);
  server.be('failing');
  await expect(dns.texts('x.example')).rejects.toThrow(DnsSilent);
  await expect(dns.way('x.example')).rejects.toThrow(DnsSilent);
});
