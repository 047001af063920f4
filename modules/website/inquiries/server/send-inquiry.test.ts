import { addMinutes } from '@fachwerk/base/time';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { inquiryApi } from '../contract.ts';
import { MAILS_PER_HOUR, MOST_PER_HOUR } from '../rules/whether-to-take.ts';
import { formBlock, openInquiries, type TestInquiries } from './inquiries.for-tests.ts';

const form = formBlock('f1', 'contact');
const call = formBlock('f2', 'callback');
let at: TestInquiries;
let pageId: string;
beforeAll(async () => {
  at = await openInquiries();
  pageId = await at.write(at.bella, 'kontakt', [form, call]);
});
afterAll(() => at.app.close());

/** What was sent before is more than an hour ago. */
beforeEach(() => {
  at.app.time.now = addMinutes(at.app.time.now, 61);
});

const listed = async (company = at.bella) =>
  (await at.staff(company).call(inquiryApi.list, { filter: {} })).body.inquiries;
const answers = (...values: string[]) => values.map((value, n) => ({ at: n, value }));

test('what a visitor writes is in the list, and in the mailbox of the company, which answers to the visitor', async () => {
  const sent = await at.send(at.bella, form);
  expect([sent.status, sent.body]).toEqual([200, { hasReceipt: false }]);
  const [inquiry] = await listed();
  expect(inquiry).toMatchObject({
    kind: 'contact',
    pageId,
    pageTitle: 'kontakt',
    name: 'Ada Beispiel',
    email: 'ada@kunde.example',
    phone: '',
    language: 'de',
    doneAt: null,
    note: '',
    answers: [
      { label: 'Ihr Name', type: 'short', value: 'Ada Beispiel' },
      { label: 'Ihre E-Mail-Adresse', type: 'email', value: 'ada@kunde.example' },
      { label: 'Ihre Nachricht', type: 'long', value: 'Haben Sie am Freitag einen Tisch?' },
    ],
  });
  const mails = await at.mailsOf(at.bella);
  expect(mails).toMatchObject([
    { recipient: 'post@bella.example', replyTo: 'ada@kunde.example', subject: 'Neue Nachricht von Ada Beispiel' },
  ]);
  expect(mails[0]?.bodyText).toMatch(
    new RegExp(`Ihre Nachricht:\nHaben Sie am Freitag einen Tisch\\?[^]*/admin/inquiries/${inquiry?.id}`),
  );
});

test('a call-back names the number, and who wrote in another language is read in the company’s', async () => {
  await at.send(at.bella, call, { answers: answers('0221 5550184', 'Ada', '1', '') }, 'en');
  const [inquiry] = await listed();
  expect(inquiry).toMatchObject({
    kind: 'callback',
    name: 'Ada',
    email: '',
    phone: '0221 5550184',
    language: 'en',
    answers: [
      { label: 'Ihre Telefonnummer', value: '0221 5550184' },
      { label: 'Ihr Name', value: 'Ada' },
      { label: 'Wann passt es am besten?', type: 'choice', value: 'Nachmittags' },
    ],
  });
  expect((await at.mailsOf(at.bella)).at(-1)).toMatchObject({
    subject: 'Rückrufwunsch von Ada',
    replyTo: '',
  });
});

test('the published block decides what is asked for, whatever the client says', async () => {
  const before = (await listed()).length;
  const wrong = await at.send(at.bella, form, { answers: answers('', 'ada', '', 'x'.repeat(4001)) });
  expect([wrong.status, wrong.body.code]).toEqual([422, 'inquiry.incomplete']);
  expect(wrong.body.fields?.map(({ path, code }) => [path, code])).toEqual([
    ['f1.0', 'field.missing'],
    ['f1.1', 'field.email'],
    ['f1.3', 'field.too_long'],
  ]);
  expect(await listed()).toHaveLength(before);
});

test('there is a form only where visitors see one', async () => {
  const draft = formBlock('f9', 'contact');
  await at.write(at.bella, 'kontakt', [form, call, draft], { isPublished: false, page: pageId });
  await at.write(at.rival, 'fremd', [form]);
  const foreign = { slug: 'fremd' };
  for (const [block, more] of [
    [draft, {}],
    [form, foreign],
    [form, { slug: 'niemand' }],
    [form, { blockId: 'nichts' }],
  ] as const) {
    const sent = await at.send(at.bella, block, more);
    expect([sent.status, sent.body.code]).toEqual([404, 'inquiry.no_form']);
    at.nextMinute();
  }
  const stolen = await at.send(at.rival, form, { ...foreign, stamp: at.stamp(at.bella, form) });
  expect(stolen.body.code).toBe('inquiry.form_old');
  expect(await listed(at.rival)).toEqual([]);
});

test('machines are kept out, and people told how to go on', async () => {
  const before = (await listed()).length;
  const other = formBlock('f1', 'contact', { elements: [] });
  for (const [more, code] of [
    [{ trap: 'https://spam.example' }, 'inquiry.looks_automatic'],
    [{ stamp: at.stamp(at.bella, form, 1) }, 'inquiry.too_fast'],
    [{ stamp: at.stamp(at.bella, form, 25 * 3600) }, 'inquiry.form_old'],
    [{ stamp: at.stamp(at.bella, other) }, 'inquiry.form_old'],
    [{ stamp: 'zzzzzzzzzz.nothing' }, 'inquiry.form_old'],
    [{ answers: answers('Ada', 'ada@kunde.example', '', 'www.a.de '.repeat(4)) }, 'inquiry.too_many_links'],
  ] as const) {
    const sent = await at.send(at.bella, form, more);
    expect(sent.body.code).toBe(code);
    expect(sent.body.error).toMatch(/[.]$/);
  }
  const flood = await at.send(at.bella, form);
  expect([flood.status, flood.body.code]).toEqual([429, 'access.too_many_tries']);
  expect(await listed()).toHaveLength(before);
});

test('the same form sent again and again at the same moment is one inquiry and one mail', async () => {
  const before = [(await listed()).length, (await at.mailsOf(at.bella)).length] as const;
  const sends = await at.app.race(at.app.sql`select from companies.company where id = ${at.bella.id} for update`, () =>
    Array.from({ length: 4 }, () => at.send(at.bella, form)),
  );
  expect(sends.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect([(await listed()).length, (await at.mailsOf(at.bella)).length]).toEqual([before[0] + 1, before[1] + 1]);
});

test('a receipt says nothing of what was typed, and nobody’s mailbox is filled with them', async () => {
  const typed = 'GEWINN <b>https://evil.example</b>';
  const victim = 'opfer@kunde.example';
  const send = (message: string) => {
    at.nextMinute();
    return at.send(at.bella, form, { wantsReceipt: true, answers: answers(typed, victim, '', message) }, 'it');
  };
  expect((await send('1')).body).toEqual({ hasReceipt: true });
  expect((await send('2')).body).toEqual({ hasReceipt: true });
  expect((await send('3')).body).toEqual({ hasReceipt: false });
  const receipts = (await at.mailsOf(at.bella)).filter(({ recipient }) => recipient === victim);
  expect(receipts.map(({ subject }) => subject)).toEqual(
    Array.from({ length: 2 }, () => 'Il Suo messaggio a Bella è arrivato'),
  );
  for (const { subject, bodyText, bodyHtml } of receipts) expect(subject + bodyText + bodyHtml).not.toContain('evil');
  // To the company it goes as it was typed, and stays words.
  const [mail] = (await at.mailsOf(at.bella)).filter(({ replyTo }) => replyTo === victim);
  expect(mail?.bodyHtml).toContain('GEWINN &lt;b&gt;');
});

test('a receipt is sent only where the block offers one', async () => {
  const silent = formBlock('f3', 'contact', { offersReceipt: false });
  await at.write(at.rival, 'still', [silent]);
  const sent = await at.send(at.rival, silent, { slug: 'still', wantsReceipt: true });
  expect(sent.body).toEqual({ hasReceipt: false });
});

test('however many come, the mailbox of the company stays usable', async () => {
  const mails = async () => (await at.mailsOf(at.bella)).length;
  const fill = (count: number) =>
    at.app.db.write(at.app.sql`
      insert into inquiries.inquiry (company_id, id, kind, received_at, page_id, page_title, language, answers, search_text, sent_key)
      select ${at.bella.id}, gen_random_uuid(), 'contact', ${at.app.time.now}, ${pageId}, 'kontakt', 'de', '[]', '', gen_random_uuid()
      from generate_series(1, ${count}::int)`);
  await fill(MAILS_PER_HOUR - 1);
  await at.send(at.bella, form);
  expect((await at.mailsOf(at.bella)).at(-1)?.bodyText).toContain('sehr viele Anfragen');
  const before = await mails();
  at.nextMinute();
  expect((await at.send(at.bella, form)).status).toBe(200);
  expect(await mails()).toBe(before);
  await fill(MOST_PER_HOUR - MAILS_PER_HOUR - 1);
  const refused = await at.send(at.bella, form, { stamp: at.stamp(at.bella, form, 30) });
  expect([refused.status, refused.body.code]).toEqual([429, 'inquiry.too_many']);
});
