import type { Input } from '@fachwerk/base/contract';
import { addDays, addMinutes } from '@fachwerk/base/time';
import type { CompanyRef } from '@fachwerk/companies/contract';
import { createCompany } from '@fachwerk/companies/facade';
import { companies } from '@fachwerk/companies/module';
import { addDomain } from '@fachwerk/companies/testing';
import { newsletterApi } from '@fachwerk/customers/contract-newsletter';
import { customers } from '@fachwerk/customers/module';
import { inquirySiteApi } from '@fachwerk/inquiries/contract-site';
import { formData } from '@fachwerk/inquiries/facade';
import { kinds as formKinds } from '@fachwerk/inquiries/kinds';
import { inquiries } from '@fachwerk/inquiries/module';
import { slots as inquirySlots } from '@fachwerk/inquiries/storefront';
import { media } from '@fachwerk/media/module';
import { pageApi } from '@fachwerk/pages/contract';
import { type Block, PLAIN_SETTINGS } from '@fachwerk/pages/contract-content';
import { blockKinds } from '@fachwerk/pages/facade-blocks';
import { pages } from '@fachwerk/pages/module';
import { pages as pagesOfSites } from '@fachwerk/pages/storefront';
import { push } from '@fachwerk/push/module';
import { fill } from '@fachwerk/server/hooks';
import { textsIn } from '@fachwerk/server/texts-in';
import { siteForTests } from '@fachwerk/site/site-for-tests';
import { sites } from '@fachwerk/sites/module';
import { openAppWith } from '@fachwerk/testing/app';
import { siteHostFor } from '@fachwerk/testing/people';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newsletterBlock } from '../blocks/newsletter/newsletter-block.ts';
import { signUpApi } from '../contract-site.ts';
import { messaging } from '../server/module.ts';
import { signUpData } from '../server/subscription/sign-up.ts';
import { slots } from './pages.tsx';

const kindsForTests = {
  name: 'kinds-for-tests',
  hooks: [
    fill(blockKinds, async () => [
      { kind: newsletterBlock, data: signUpData, keepSeconds: 1 },
      { kind: formKinds.find(({ kind }) => kind === 'contact-form')!, data: formData('contact'), keepSeconds: 1 },
    ]),
  ],
};
const blockFor = (content: object = {}, id = 'n1'): Block => {
  const { kind, version, sample } = newsletterBlock;
  return { id, kind, version, settings: PLAIN_SETTINGS, content: { ...sample, asksName: true, ...content } };
};
const texts = await textsIn(new URL('../texts/', import.meta.url));
const forms = await textsIn(new URL('../../../website/inquiries/texts/', import.meta.url));

let app: Awaited<ReturnType<typeof openAppWith>>;
let bella: CompanyRef;
let rival: CompanyRef;
beforeAll(async () => {
  const words = Object.fromEntries(
    Object.entries(texts).map(([each, own]) => [each, { ...forms[each as 'de'], ...own }]),
  );
  const site = siteForTests(pagesOfSites, { texts: words as typeof texts, slots: [...slots, ...inquirySlots] });
  app = await openAppWith(
    { site },
    companies,
    sites,
    media,
    pages,
    customers,
    push,
    inquiries,
    messaging,
    kindsForTests,
  );
  [bella, rival] = (await Promise.all(
    ['Bella', 'Rival'].map(async (name) => {
      const company = await createCompany(app.work(), { name, kind: 'merchant' });
      await addDomain(app, company.id, siteHostFor(company.id));
      return company;
    }),
  )) as [CompanyRef, CompanyRef];
  await publish(bella, 'post', [blockFor()]);
});
afterAll(() => app.close());
/** Tries are counted by the minute, mails by the hour. */
beforeEach(() => {
  app.time.now = addMinutes(app.time.now, 61);
});

async function publish({ id }: CompanyRef, slug: string, blocks: Block[]) {
  const editor = app.as({ companyId: id, capabilities: ['pages.edit'] });
  const made = (await editor.call(pageApi.create, { title: slug, slug, parentId: null, copyOf: null })).body;
  const plain = { tabText: {}, description: {}, keywords: {}, layout: 'standard', shareMediaId: null } as const;
  const content = { ...plain, title: { de: slug }, blocks };
  const { version } = (await editor.call(pageApi.saveDraft, { pageId: made.id, version: made.version, content })).body;
  await editor.call(pageApi.publish, { pageId: made.id, version, note: '', evenHalfTranslated: true });
}

const get = async (url: string, { id }: CompanyRef) =>
  (await app.http.inject({ url, headers: { host: siteHostFor(id) } })).body.replaceAll('<!-- -->', '');
const stampIn = (html: string) => /name="newsletter-stamp" value="([^"]+)"/.exec(html)![1]!;

/** As a form that was drawn twenty seconds ago. */
async function freshStamp(at = bella, slug = 'post') {
  const stamp = stampIn(await get(`/${slug}`, at));
  app.time.now = addMinutes(app.time.now, 1 / 3);
  return stamp;
}

type Sent = Partial<Input<typeof signUpApi.signUp>>;
const send = (more: Sent, at = bella, language = 'de') =>
  app.call(
    signUpApi.signUp,
    { slug: 'post', blockId: 'n1', stamp: '', trap: '', email: 'ada@kunde.example', firstName: 'Ada', ...more },
    { siteOf: at.id, headers: { 'accept-language': language } },
  );
const mailsTo = (recipient: string) =>
  app.db.rows<{ bodyText: string }>(
    app.sql`select body_text from kit.mail where company_id = ${bella.id} and recipient = ${recipient} order by at, id`,
  );
const tokenIn = (text: string) => /\/newsletter\/([\w-]+)/.exec(text)![1]!;
const customersOf = ({ id }: CompanyRef) =>
  app.db.rows<{ email: string; firstName: string; newsletter: string }>(
    app.sql`select email, first_name, newsletter from customers.customer where company_id = ${id} order by id`,
  );

test('who signs up becomes a subscriber by the link in the mail alone, and the words that were read are kept', async () => {
  const stamp = await freshStamp();
  const email = 'neu@kunde.example';
  expect((await send({ stamp, email })).status).toBe(200);
  expect(await customersOf(bella)).toEqual([]);
  const [mail] = await mailsTo(email);
  // Anybody may have typed the name.
  expect(mail?.bodyText).not.toContain('Ada');
  const token = tokenIn(mail!.bodyText);
  const at = { siteOf: bella.id };
  expect((await app.call(newsletterApi.show, { token }, at)).body).toEqual({ state: 'asked' });
  for (const _ of [1, 2]) {
    expect((await app.call(newsletterApi.confirm, { token }, at)).body).toEqual({ state: 'confirmed' });
  }
  expect(await customersOf(bella)).toEqual([{ email, firstName: 'Ada', newsletter: 'confirmed' }]);
  const [proof] = await app.db.rows<{ consent: string; place: string; confirmedAt: Date | null }>(
    app.sql`select consent, place, confirmed_at from customers.sign_up where company_id = ${bella.id} and email = ${email}`,
  );
  expect(proof).toMatchObject({
    consent: expect.stringMatching(/^Newsletter\n\n(?:.|\n)*willigen Sie ein/),
    place: '/post',
  });
  expect(proof?.confirmedAt).not.toBeNull();
  expect((await app.call(newsletterApi.end, { token }, at)).body).toEqual({ state: 'none' });
  // The link of one company is nothing at another.
  expect((await app.call(newsletterApi.show, { token }, { siteOf: rival.id })).status).toBe(404);
});

test('known and unknown addresses get the same answer, and a subscriber no second mail', async () => {
  const email = 'alt@kunde.example';
  const first = await send({ stamp: await freshStamp(), email });
  const token = tokenIn((await mailsTo(email))[0]!.bodyText);
  await app.call(newsletterApi.confirm, { token }, { siteOf: bella.id });
  app.time.now = addMinutes(app.time.now, 61);
  const again = await send({ stamp: await freshStamp(), email });
  expect([again.status, again.body]).toEqual([first.status, first.body]);
  expect(await mailsTo(email)).toHaveLength(1);
});

test('the same form twice is one sign-up, and within the hour there is one mail', async () => {
  const email = 'zwei@kunde.example';
  const stamp = await freshStamp();
  const sends = await Promise.all([1, 2, 3].map(() => send({ stamp, email })));
  expect(sends.map(({ status }) => status)).toEqual([200, 200, 200]);
  app.time.now = addMinutes(app.time.now, 1);
  await send({ stamp: await freshStamp(), email });
  expect(await mailsTo(email)).toHaveLength(1);
});

test('machines, drafts, other forms and other companies are refused', async () => {
  const stamp = await freshStamp();
  const refused = [
    [{ stamp, trap: 'https://spam.example' }, 'inquiry.looks_automatic'],
    [{ stamp: 'zzzz.nothing' }, 'inquiry.form_old'],
    [{ stamp, blockId: 'nichts' }, 'inquiry.no_form'],
    [{ stamp, email: 'ada' }, 'input.invalid'],
    [{ stamp, firstName: 'Ihr Gewinn: https://evil.example' }, 'input.invalid'],
  ] as const;
  for (const [more, code] of refused) expect((await send(more)).body.code).toBe(code);
  app.time.now = addMinutes(app.time.now, 1);
  await publish(rival, 'post', [blockFor()]);
  expect((await send({ stamp }, rival)).body.code).toBe('inquiry.form_old');
  await publish(bella, 'andere', [blockFor({ privacy: { de: 'Andere Worte' } })]);
  expect((await send({ stamp, slug: 'andere' })).body.code).toBe('inquiry.form_old');
  expect(await mailsTo('ada@kunde.example')).toEqual([]);
});

test('without JavaScript: refused at the field with what was typed, then thanked for in its place', async () => {
  const stamp = await freshStamp();
  const post = (email: string) =>
    app.http.inject({
      method: 'POST',
      url: '/post',
      payload: new URLSearchParams({
        act: 'newsletter',
        'newsletter-block': 'n1',
        'newsletter-stamp': stamp,
        'n1.email': email,
        'n1.first-name': 'Eva',
      }).toString(),
      headers: { host: siteHostFor(bella.id), 'content-type': 'application/x-www-form-urlencoded' },
    });
  const refused = await post('"><script>alert(1)</script>');
  expect(refused.statusCode).toBe(422);
  expect(refused.body).toContain('href="#field-email"');
  expect(refused.body).not.toContain('<script>alert');
  expect(refused.body).toContain('value="Eva"');
  const sent = await post('eva@kunde.example');
  expect([sent.statusCode, sent.headers.location]).toEqual([303, '/post?angemeldet=n1#newsletter-n1']);
  const thanks = await get('/post?angemeldet=n1', bella);
  expect(thanks).toContain('Bitte bestätigen Sie darin Ihre Anmeldung.');
  expect(thanks).not.toContain('name="n1.email"');
});

test('an address that nobody confirms is forgotten after two weeks', async () => {
  await send({ stamp: await freshStamp(), email: 'nie@kunde.example' });
  const kept = () =>
    app.db.rows(app.sql`select from customers.sign_up where company_id = ${bella.id} and email = 'nie@kunde.example'`);
  const forget = customers.jobs!.find(({ name }) => name === 'customers.remove-sign-ups')!;
  app.time.now = addDays(app.time.now, 13);
  await forget.run(app.work(), {} as never);
  expect(await kept()).toHaveLength(1);
  app.time.now = addDays(app.time.now, 2);
  await forget.run(app.work(), {} as never);
  expect(await kept()).toHaveLength(0);
});

test('a form may offer the newsletter: its own box, the same confirmation, and only where the block offers it', async () => {
  const { kind, version, sample } = formKinds.find((each) => each.kind === 'contact-form')!;
  const form = (id: string, offersNewsletter: boolean): Block => ({
    id,
    kind,
    version,
    settings: PLAIN_SETTINGS,
    content: { ...sample, offersNewsletter },
  });
  await publish(bella, 'kontakt', [form('mit', true), form('ohne', false)]);
  const html = await get('/kontakt', bella);
  expect(html.match(/name="newsletter"/g)).toHaveLength(1);
  const stamp = /name="stamp" value="([^"]+)"/.exec(html)![1]!;
  const write = (blockId: string, email: string, wantsNewsletter: boolean) => {
    app.time.now = addMinutes(app.time.now, 1);
    const answers = ['Ada', email, '', 'Hallo'].map((value, at) => ({ at, value }));
    const given = { slug: 'kontakt', blockId, stamp, trap: '', wantsReceipt: false, wantsNewsletter, answers };
    return app.call(inquirySiteApi.send, given, { siteOf: bella.id });
  };
  for (const _ of [1, 2]) expect((await write('mit', 'ja@kunde.example', true)).status).toBe(200);
  expect((await write('mit', 'nein@kunde.example', false)).status).toBe(200);
  expect((await write('ohne', 'nichts@kunde.example', true)).status).toBe(200);
  expect(await mailsTo('ja@kunde.example')).toHaveLength(1);
  expect(await mailsTo('nein@kunde.example')).toEqual([]);
  expect(await mailsTo('nichts@kunde.example')).toEqual([]);
});
