import { ask, change } from '@fachwerk/base/contract';
import { problemsOf } from '@fachwerk/base/problem';
import { openLog } from '@fachwerk/server/log';
import { type Module, on } from '@fachwerk/server/module';
import { Field } from '@fachwerk/site/field';
import { Form } from '@fachwerk/site/form';
import { fieldOf, page, redirectTo, type ViewProps } from '@fachwerk/site/page';
import { PageTitle } from '@fachwerk/site/page-title';
import { siteForTests } from '@fachwerk/site/site-for-tests';
import { useText } from '@fachwerk/site/texts';
import { openAppWith, type TestApp } from '@fachwerk/testing/app';
import { siteHostFor } from '@fachwerk/testing/people';
import { createElement as h, Suspense } from 'react';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';

const anna = '00000000-0000-7000-8000-0000000000c1';
const bert = '00000000-0000-7000-8000-0000000000c2';

const problems = { 'guest.unknown': 404, 'guest.too_late': 409 } as const;
const problem = problemsOf(problems);

const Whose = z.object({ companyId: z.string(), at: z.date(), language: z.string(), hostile: z.string() });
const look = ask({ method: 'GET', path: '/look', access: 'site', summary: 's', input: z.object({}), output: Whose });
const guest = ask({
  method: 'GET',
  path: '/guest/:name',
  access: 'site',
  summary: 's',
  input: z.object({ name: z.string().check(z.maxLength(20)) }),
  output: z.object({ name: z.string() }),
});
const mine = ask({
  method: 'GET',
  path: '/mine',
  access: 'customer',
  summary: 's',
  input: z.object({}),
  output: Whose,
});
const sign = change({
  repeats: 'same',
  method: 'POST',
  path: '/sign',
  access: 'site',
  summary: 's',
  input: z.object({ contact: z.object({ email: z.email('field.email') }), late: z.boolean() }),
  output: z.object({}),
});

const hostile = '</script><script>alert(1)</script>';
let looks = 0;
let signed: string[] = [];
const visitors: Module = {
  name: 'visitors',
  problems,
  errorNumbers: { 'guest.too_late': 7 },
  texts: {
    de: { 'guest.unknown': 'Diesen Gast kennen wir nicht.', 'guest.too_late': 'Dafür ist es zu spät.' },
    deDu: {},
    en: { 'guest.unknown': 'We do not know this guest.', 'guest.too_late': 'It is too late for that.' },
  },
  customerOf: async () => null,
  routes: [
    on(look, async ({ companyId, now, language }) => {
      looks++;
      return { companyId, at: now, language, hostile };
    }),
    on(guest, async (_ctx, { name }) => {
      if (name === 'nobody') throw problem('guest.unknown');
      if (name === 'gone') throw problem('guest.too_late');
      if (name === 'broken') throw new Error('PLANTED');
      return { name };
    }),
    on(mine, async ({ companyId, now, language }) => ({ companyId, at: now, language, hostile })),
    on(sign, async (_ctx, { contact, late }) => {
      if (late) throw problem('guest.too_late');
      signed.push(contact.email);
      return {};
    }),
  ],
};

function Home({ data }: ViewProps<z.infer<typeof Whose>>) {
  return h('div', {}, h(PageTitle), `${data.companyId} ${data.language} ${data.hostile}`);
}
function Guest({ data }: ViewProps<{ name: string }>) {
  return h('div', {}, h(PageTitle), `guest ${data.name}`);
}
function Gap(): never {
  throw new Error('no such tile');
}
function Holey() {
  return h('div', {}, h(PageTitle), h(Suspense, { fallback: 'later' }, h(Gap)));
}
function Book() {
  const t = useText();
  return h(Form, null, h(Field, { name: 'email', path: 'contact.email', label: t('page.optional'), type: 'email' }));
}

const pages = [
  page({
    path: '/',
    load: (ctx) => ctx.ask(look, {}),
    title: () => ({ key: 'page.back' }),
    view: async () => ({ View: Home }),
    keepSeconds: 60,
    isPublic: true,
  }),
  page({
    path: '/guest/:name',
    load: (ctx) => ctx.ask(guest, { name: ctx.params.name! }),
    title: ({ name }) => name,
    view: async () => ({ View: Guest }),
  }),
  page({
    path: '/guest/new',
    load: async () => redirectTo('/guest/first'),
    title: () => 'new',
    view: async () => ({ View: Guest }),
  }),
  page({ path: '/holey', load: async () => ({}), title: () => 'holey', view: async () => ({ View: Holey }) }),
  page({ path: '/mine', load: (ctx) => ctx.ask(mine, {}), title: () => 'mine', view: async () => ({ View: Home }) }),
  page({
    path: '/book',
    load: async () => ({}),
    acts: {
      sign: async (ctx, form) => {
        const email = fieldOf(form, 'email');
        await ctx.change(sign, { contact: { email }, late: fieldOf(form, 'late') === 'yes' });
        return fieldOf(form, 'to') ? redirectTo(fieldOf(form, 'to')) : undefined;
      },
    },
    title: () => ({ key: 'page.back' }),
    view: async () => ({ View: Book }),
  }),
];

const PLACES = [
  { name: 'Anfahrt <b>', path: '/anfahrt' },
  { name: 'Preise', path: '/preise' },
];

let app: TestApp;
beforeAll(async () => {
  app = await openAppWith({ site: siteForTests(pages, { frame: { places: () => PLACES } }) }, visitors);
});
afterAll(() => app.close());
beforeEach(() => {
  // Past everything that is kept, and past the minute in which forms are counted.
  app.time.now = new Date(app.time.now.getTime() + 120_000);
  looks = 0;
  signed = [];
});

type Asked = {
  readonly of?: string;
  readonly headers?: Record<string, string>;
  readonly cookies?: Record<string, string>;
};
const get = (url: string, { of = anna, headers = {}, cookies }: Asked = {}) =>
  app.http.inject({ url, headers: { host: siteHostFor(of), ...headers }, ...(cookies && { cookies }) });
const OWN = { 'sec-fetch-site': 'same-origin' };
const post = (url: string, form: Record<string, string>, headers: Record<string, string> = OWN) =>
  app.http.inject({
    method: 'POST',
    url,
    headers: {
      host: siteHostFor(anna),
      'content-type': 'application/x-www-form-urlencoded',
      ...headers,
    },
    payload: new URLSearchParams(form).toString(),
  });

test('each site has its own page at the same address', async () => {
  expect((await get('/')).body).toContain(anna);
  const other = await get('/', { of: bert });
  expect(other.body).toContain(bert);
  expect(other.body).not.toContain(anna);
});

test('words win over names, and a page may lead elsewhere', async () => {
  expect((await get('/guest/anton')).body).toContain('guest anton');
  const led = await get('/guest/new');
  expect([led.statusCode, led.headers.location]).toEqual([302, '/guest/first']);
});

test.each(['/nowhere', '/guest', '/guest/a/b', '/guest/nobody', '//evil.example', '/index.html'])(
  'there is nothing at %s',
  async (url) => {
    const reply = await get(url);
    expect(reply.statusCode).toBe(404);
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(reply.body).toContain('Seite nicht gefunden');
    expect(reply.body).toContain('noindex');
  },
);

test('what a module refuses a page with stands on it in its own words; what has a number for support brings it along', async () => {
  const unknown = await get('/guest/nobody', { headers: { 'accept-language': 'en' } });
  expect([unknown.statusCode, unknown.body]).toEqual([404, expect.stringContaining('We do not know this guest.')]);
  const late = await get('/guest/gone');
  expect([late.statusCode, late.body]).toEqual([409, expect.stringContaining('Dafür ist es zu spät. (Fehler 7)')]);
  expect(unknown.body).not.toContain('(Error');
  expect(late.body).toContain('Fehler');
  for (const { body, headers } of [unknown, late]) expect(body).not.toContain(String(headers['x-request-id']));
});

test('a call from a page is refused with the same number', async () => {
  const reply = await get('/api/guest/gone', { headers: { 'accept-language': 'ru' } });
  expect(reply.json()).toMatchObject({
    code: 'guest.too_late',
    number: 7,
    error: expect.stringContaining('(Ошибка 7)'),
  });
});

test('an address in which nothing can be found is one that is not there, and speaks of no fields', async () => {
  const reply = await get(`/guest/${'x'.repeat(21)}`);
  expect([reply.statusCode, reply.body]).toEqual([404, expect.stringContaining('Seite nicht gefunden')]);
  expect(reply.body).not.toContain('Angaben');
});

test('who mistypes an address is shown what was most likely meant', async () => {
  const { statusCode, body } = await get('/anfart');
  expect([statusCode, body]).toEqual([404, expect.stringContaining('<a href="/anfahrt">Anfahrt &lt;b&gt;</a>')]);
  expect(body).not.toContain('/preise');
  expect((await get('/wp-admin')).body).not.toContain('Ähnliche Seiten');
});

test('a defect says so in the frame of the site, and nothing about itself', async () => {
  const reply = await get('/guest/broken');
  expect(reply.statusCode).toBe(500);
  expect(reply.body).toContain('<main>');
  expect(reply.body).toContain(String(reply.headers['x-request-id']));
  expect(reply.body).not.toContain('PLANTED');
});

test('a part of a page that cannot be drawn leaves a gap, and a line in the log with the number of the request', async () => {
  const lines: string[] = [];
  const { log } = app.app;
  Object.assign(app.app, {
    log: openLog({ isPretty: false, destination: { write: (line) => void lines.push(line) } }),
  });
  const reply = await get('/holey');
  Object.assign(app.app, { log });
  expect([reply.statusCode, reply.body]).toEqual([200, expect.stringContaining('later')]);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 'error', requestId: reply.headers['x-request-id'], err: { message: 'no such tile' } },
  ]);
});

test('whoever has to sign in first is led there and back', async () => {
  const reply = await get('/mine');
  expect([reply.statusCode, reply.headers.location]).toEqual([302, '/anmelden?zu=%2Fmine']);
});

test('what a record says can neither end the script nor begin one', async () => {
  const reply = await get('/');
  expect(reply.body).not.toContain(hostile);
  expect(reply.body).toContain('&lt;/script&gt;&lt;script&gt;');
});

test('the policy lets nothing run that is not ours, and no form leave', async () => {
  for (const url of ['/', '/guest/anton']) {
    const policy = String((await get(url)).headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("form-action 'self'");
    expect(policy).not.toContain('unsafe');
    expect(policy).toMatch(/style-src 'self' ('nonce-[^']+' )?'sha256-/);
  }
});

test('a form that was refused comes back with what was typed, the sentence and the field', async () => {
  const reply = await post('/book', { act: 'sign', email: 'no address' });
  expect(reply.statusCode).toBe(422);
  expect(reply.body).toContain('value="no address"');
  expect(reply.body).toContain('Bitte geben Sie eine gültige E-Mail-Adresse ein');
  expect(reply.body).toContain('href="#field-contact-email"');
  expect(reply.body).toContain('role="alert"');
  expect(reply.body).toContain('<title>Fehler: ');
  const late = await post('/book', { act: 'sign', email: 'a@b.de', late: 'yes' });
  expect([late.statusCode, late.body.includes('Dafür ist es zu spät.')]).toEqual([409, true]);
  expect(signed).toEqual([]);
});

test('a form that was taken leads on, or back to its page', async () => {
  const reply = await post('/book?step=2', { act: 'sign', email: 'a@b.de' });
  expect([reply.statusCode, reply.headers.location]).toEqual([303, '/book?step=2']);
  const on = await post('/book', { act: 'sign', email: 'a@b.de', to: '/guest/anton' });
  expect([on.statusCode, on.headers.location]).toEqual([303, '/guest/anton']);
  expect(signed).toEqual(['a@b.de', 'a@b.de']);
});

test('somebody else’s page is reached by a page in between; what looks like a path and is none as well', async () => {
  const reply = await post('/book', { act: 'sign', email: 'a@b.de', to: 'https://pay.example/x?a=1&b=2' });
  expect(reply.statusCode).toBe(200);
  expect(reply.body).toContain('content="1; url=https://pay.example/x?a=1&amp;b=2"');
  for (const to of ['//evil.example', '/\\evil.example', 'javascript:alert(1)']) {
    const refused = await post('/book', { act: 'sign', email: 'a@b.de', to });
    expect(refused.statusCode, to).toBe(500);
    expect(refused.headers.location).toBeUndefined();
  }
});

test.each([
  ['another page', { 'sec-fetch-site': 'cross-site' }, 403],
  ['a sister site', { 'sec-fetch-site': 'same-site' }, 403],
  ['its own page in an older browser', { origin: `http://${siteHostFor(anna)}` }, 303],
  ['another page in an older browser', { origin: 'http://evil.example' }, 403],
])('a form that was sent by %s', async (_, headers, status) => {
  expect((await post('/book', { act: 'sign', email: 'a@b.de' }, headers)).statusCode).toBe(status);
  expect(signed).toHaveLength(status === 303 ? 1 : 0);
});

test.each([
  ['an act nobody knows', { act: 'steal' }, OWN, 404],
  ['an act of every object', { act: 'constructor' }, OWN, 404],
  ['another kind of body', { act: 'sign' }, { 'content-type': 'application/json' }, 415],
])('a form with %s does nothing', async (_, form, headers, status) => {
  expect((await post('/book', form, headers)).statusCode).toBe(status);
  expect(signed).toEqual([]);
});

test('a form that is too large, or has too many fields, is not read', async () => {
  expect((await post('/book', { act: 'sign', email: 'x'.repeat(70_000) })).statusCode).toBe(413);
  const many = Object.fromEntries(Array.from({ length: 201 }, (_, index) => [`f${index}`, '1']));
  expect((await post('/book', many)).statusCode).toBe(413);
});

test.each([
  ['the default', {}, {}, 'de-DE'],
  ['what the browser prefers', { 'accept-language': 'fr,it;q=0.8,en' }, {}, 'it-IT'],
  ['what was chosen before', { 'accept-language': 'it' }, { fw_language: 'en' }, 'en-GB'],
  ['the default, where the site lacks the language', { 'accept-language': 'ru' }, { fw_language: 'ru' }, 'de-DE'],
])('a page speaks %s', async (_, headers, cookies, locale) => {
  const reply = await get('/', { headers, cookies });
  expect(reply.body).toContain(`<html lang="${locale}"`);
  expect(reply.body).toContain(`${anna} ${locale.slice(0, 2)}`);
});

test('a language is chosen by a link, kept in a cookie, and refused when the site lacks it', async () => {
  const reply = await get('/guest/anton?a=1&sprache=en');
  expect([reply.statusCode, reply.headers.location]).toEqual([302, '/guest/anton?a=1']);
  expect(reply.headers['set-cookie']).toMatch(/^fw_language=en; .*HttpOnly; SameSite=Lax/);
  expect((await get('/guest/anton?sprache=ru')).statusCode).toBe(200);
});

test('a page for everybody is drawn once, and again when its time is over', async () => {
  const first = await get('/');
  const again = await get('/');
  expect(again.body).toBe(first.body);
  expect(again.headers.etag).toBe(first.headers.etag);
  expect(looks).toBe(1);
  const known = await get('/', { headers: { 'if-none-match': String(first.headers.etag) } });
  expect([known.statusCode, known.body]).toEqual([304, '']);
  app.time.now = new Date(app.time.now.getTime() + 61_000);
  await get('/');
  expect(looks).toBe(2);
});

test('many who ask for it at once wait for one drawing', async () => {
  const replies = await Promise.all(Array.from({ length: 20 }, () => get('/')));
  expect(new Set(replies.map((reply) => reply.body)).size).toBe(1);
  expect(looks).toBe(1);
});

test('a kept page is small on the wire', async () => {
  const brotli = await get('/', { headers: { 'accept-encoding': 'gzip, br' } });
  expect(brotli.headers['content-encoding']).toBe('br');
  expect(brotli.rawPayload.length).toBeLessThan((await get('/')).rawPayload.length);
});

test('who has a cookie of any other kind gets a page of their own, and nobody else does', async () => {
  await get('/');
  const own = await get('/', { cookies: { fw_session: 'anna' } });
  expect(own.headers['cache-control']).toBe('no-store');
  expect(own.headers.etag).toBeUndefined();
  expect(looks).toBe(2);
  await get('/', { cookies: { fw_cart: 'c1' } });
  await get('/', { cookies: { fw_cart: 'c1' } });
  expect(looks).toBe(4);
});

test('language, consent, query and host have pages of their own', async () => {
  await get('/');
  await get('/', { headers: { 'accept-language': 'en' } });
  await get('/', { cookies: { fw_consent: 'none' } });
  await get('/?a=1');
  await get('/', { of: bert });
  expect(looks).toBe(5);
  expect((await get('/')).body).toContain('Alle ablehnen');
  expect((await get('/', { cookies: { fw_consent: 'none' } })).body).not.toContain('Alle ablehnen');
});

test('the back-office has no pages of a site, a site no back-office, and the API stays as it is', async () => {
  const onBackOffice = await app.http.inject({ url: '/', headers: { host: 'localhost:3000' } });
  expect([onBackOffice.statusCode, onBackOffice.json().code]).toEqual([404, 'path.unknown']);
  expect((await get('/api/nowhere')).json().code).toBe('path.unknown');
  const post = await app.http.inject({ method: 'POST', url: '/api/nowhere', payload: { a: 1 } });
  expect([post.statusCode, post.json().code]).toEqual([404, 'path.unknown']);
  const unknown = await app.http.inject({ url: '/', headers: { host: 'nobody.example' } });
  expect([unknown.statusCode, unknown.body.includes('PUBLIC_URL')]).toEqual([421, true]);
});

test('a HEAD is a GET without its body', async () => {
  const reply = await app.http.inject({ method: 'HEAD', url: '/guest/anton', headers: { host: siteHostFor(anna) } });
  expect([reply.statusCode, reply.body]).toEqual([200, '']);
});

test('search engines may list what is public, and find its languages', async () => {
  const { body } = await get('/');
  expect(body).not.toContain('noindex');
  expect(body).toContain(`hreflang="en" href="http://${siteHostFor(anna)}/?sprache=en"`);
  expect((await get('/guest/anton')).body).toContain('noindex');
  expect((await get('/robots.txt')).body).toContain('Disallow: /api/');
});
