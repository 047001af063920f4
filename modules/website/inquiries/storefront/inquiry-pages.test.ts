import { pages } from '@fachwerk/pages/storefront';
import { textsIn } from '@fachwerk/server/texts-in';
import { siteForTests } from '@fachwerk/site/site-for-tests';
import { siteHostFor } from '@fachwerk/testing/people';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inquiryApi } from '../contract.ts';
import { formBlock, openInquiries, type TestInquiries } from '../server/inquiries.for-tests.ts';
import { slots } from './pages.tsx';

const texts = await textsIn(new URL('../texts/', import.meta.url));

let at: TestInquiries;
let host: string;
beforeAll(async () => {
  at = await openInquiries({ site: siteForTests(pages, { texts, slots }) });
  host = siteHostFor(at.bella.id);
  await at.write(at.bella, 'kontakt', [formBlock('f1', 'contact'), formBlock('f2', 'callback')]);
});
afterAll(() => at.app.close());

const get = async (url: string) =>
  (await at.app.http.inject({ url, headers: { host } })).body.replaceAll('<!-- -->', '');
const post = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  at.app.http.inject({
    method: 'POST',
    url: '/kontakt',
    payload: new URLSearchParams({ act: 'inquiry', ...fields }).toString(),
    headers: { host, 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });
const stampIn = (html: string) => /name="stamp" value="([^"]+)"/.exec(html)![1]!;
const later = (seconds: number) => {
  at.app.time.now = new Date(at.app.time.now.getTime() + seconds * 1000);
};
const typed = { 'f1.0': 'Ada "A" Beispiel', 'f1.1': 'ada@kunde.example', 'f1.3': 'Hallo', block: 'f1' };

test('a form goes without JavaScript: refused at its fields with what was typed, then sent, then thanked for', async () => {
  const stamp = stampIn(await get('/kontakt'));
  later(20);
  const refused = await post({ ...typed, stamp, 'f1.1': 'ada' });
  expect(refused.statusCode).toBe(422);
  const body = refused.body.replaceAll('<!-- -->', '');
  expect(body).toContain('href="#field-f1-1"');
  expect(body).toContain('value="Ada &quot;A&quot; Beispiel"');
  // The other form of the page says nothing of it.
  expect(body.match(/role="alert"/g)).toHaveLength(1);

  const again = stampIn(body);
  expect(again).toBe(stamp);
  const sent = await post({ ...typed, stamp: again, receipt: 'on' });
  expect([sent.statusCode, sent.headers.location]).toEqual([303, '/kontakt?gesendet=f1#anfrage-f1']);
  const thanks = await get('/kontakt?gesendet=f1');
  expect(thanks).toContain('Vielen Dank für Ihre Nachricht.');
  expect(thanks).not.toContain('name="f1.0"');
  expect(thanks).toContain('name="f2.0"');
  const { inquiries } = (await at.staff(at.bella).call(inquiryApi.list, { filter: {} })).body;
  expect(inquiries.map(({ name }) => name)).toEqual(['Ada "A" Beispiel']);
});

test('a page with a form is kept no longer than it takes to tell how long somebody took', async () => {
  const first = stampIn(await get('/kontakt'));
  later(2);
  expect(stampIn(await get('/kontakt'))).not.toBe(first);
});

test('another website cannot send it in somebody’s browser', async () => {
  const stamp = stampIn(await get('/kontakt'));
  later(20);
  const sent = await post({ ...typed, stamp }, { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' });
  expect(sent.statusCode).toBe(403);
});
