import { addDays } from '@fachwerk/base/time';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inquiryApi } from '../contract.ts';
import { formBlock, openInquiries, type TestInquiries } from './inquiries.for-tests.ts';
import { personalData } from './personal-data.ts';
import { cleanUpInquiries } from './remove-old-inquiries.job.ts';

const form = formBlock('f1', 'contact');
const call = formBlock('f2', 'callback');
let at: TestInquiries;
let pageId: string;
let otherPage: string;
beforeAll(async () => {
  at = await openInquiries();
  pageId = await at.write(at.bella, 'kontakt', [form]);
  otherPage = await at.write(at.bella, 'anruf', [call]);
});
afterAll(() => at.app.close());

const values = (...all: string[]) => all.map((value, n) => ({ at: n, value }));
async function write(name: string, message: string) {
  at.nextMinute();
  await at.send(at.bella, form, { answers: values(name, `${name.toLowerCase()}@kunde.example`, '', message) });
  return (await list({}))[0]!;
}
const list = async (filter: object) => (await at.staff(at.bella).call(inquiryApi.list, { filter })).body.inquiries;
const names = async (filter: object) => (await list(filter)).map(({ name }) => name);

test('the list is searched and narrowed by state, kind and page', async () => {
  const ada = await write('Ada', 'Ein Tisch für 100 %_ Vegane');
  await write('Bert', 'Mein Schal');
  at.nextMinute();
  await at.send(at.bella, call, { slug: 'anruf', answers: values('0221 1', 'Cleo', '', '') });
  await at.staff(at.bella).call(inquiryApi.mark, { id: ada.id, isDone: true });
  for (const [filter, expected] of [
    [{}, ['Cleo', 'Bert', 'Ada']],
    [{ state: 'open' }, ['Cleo', 'Bert']],
    [{ state: 'done' }, ['Ada']],
    [{ kind: 'callback' }, ['Cleo']],
    [{ pageId }, ['Bert', 'Ada']],
    [{ search: 'VEGANE tisch' }, ['Ada']],
    [{ search: '%_' }, ['Ada']],
    [{ search: 'bert@kunde' }, ['Bert']],
    [{ before: ada.id }, []],
  ] as const)
    expect(await names(filter)).toEqual(expected);
  const overview = (await at.staff(at.bella).call(inquiryApi.overview, {})).body;
  expect(overview).toEqual({
    open: 2,
    pages: [
      { id: otherPage, title: 'anruf' },
      { id: pageId, title: 'kontakt' },
    ],
  });
});

test('done counts from the first time; a note is not written over one that was not read', async () => {
  const { id, version } = await write('Dora', 'Hallo');
  const own = at.staff(at.bella);
  const done = (await own.call(inquiryApi.mark, { id, isDone: true })).body;
  at.nextMinute();
  expect((await own.call(inquiryApi.mark, { id, isDone: true })).body).toEqual(done);
  const late = await own.call(inquiryApi.saveNote, { id, version, note: 'zu spät' });
  expect([late.status, late.body.code]).toEqual([409, 'inquiry.changed_meanwhile']);
  const saved = await own.call(inquiryApi.saveNote, { id, version: done.version, note: 'Angerufen' });
  expect(saved.body).toMatchObject({ note: 'Angerufen', doneAt: done.doneAt });
  expect((await own.call(inquiryApi.mark, { id, isDone: false })).body.doneAt).toBeNull();
});

test('another company’s inquiry is nobody’s', async () => {
  const { id, version } = await write('Emil', 'Hallo');
  const rival = at.staff(at.rival);
  const tries = [
    await rival.call(inquiryApi.find, { id }),
    await rival.call(inquiryApi.mark, { id, isDone: true }),
    await rival.call(inquiryApi.saveNote, { id, version, note: 'x' }),
    await rival.call(inquiryApi.remove, { id }),
  ];
  expect(tries.map(({ status, body }) => [status, body.code])).toEqual(tries.map(() => [404, 'inquiry.unknown']));
  expect((await rival.call(inquiryApi.list, { filter: { before: id } })).body.inquiries).toEqual([]);
  expect(await names({ search: 'emil' })).toEqual(['Emil']);
});

test('what is deleted is gone, and only that it was stays', async () => {
  const { id } = await write('Fred', 'Geheim');
  const own = at.staff(at.bella);
  expect((await own.call(inquiryApi.remove, { id })).status).toBe(200);
  expect((await own.call(inquiryApi.find, { id })).status).toBe(404);
  const trail = await at.app.db.rows(at.app.sql`
    select action, before from kit.audit_entry where company_id = ${at.bella.id} and subject_id = ${id}`);
  expect(trail).toMatchObject([{ action: 'inquiry.deleted' }]);
  expect(JSON.stringify(trail)).not.toMatch(/Fred|Geheim/);
});

test('who asks for their data gets it, and who wants it gone leaves nothing', async () => {
  await write('Gerda', 'Nur für euch');
  const ctx = { ...at.app.work(), companyId: at.bella.id };
  const gerda = { companyId: at.bella.id, id: ctx.newId(), email: 'gerda@kunde.example', name: 'Gerda' };
  expect(JSON.stringify(await personalData.export(ctx, gerda))).toContain('Nur für euch');
  expect(await personalData.timeline?.(ctx, gerda, 5)).toHaveLength(1);
  await personalData.erase(ctx, gerda);
  expect(await names({ search: 'gerda' })).toEqual([]);
  expect(await names({ search: 'emil' })).toEqual(['Emil']);
});

test('each company’s inquiries go when that company wants them to', async () => {
  const own = at.staff(at.bella);
  expect((await own.call(inquiryApi.keeping, {})).body).toEqual({ doneMonths: 6, mostMonths: 24 });
  const wrong = await own.call(inquiryApi.saveKeeping, { doneMonths: 12, mostMonths: 6 });
  expect([wrong.status, wrong.body.fields?.map(({ path }) => path)]).toEqual([422, ['mostMonths']]);
  await at.write(at.rival, 'kontakt', [form]);
  at.nextMinute();
  await at.send(at.rival, form);
  await own.call(inquiryApi.mark, { id: (await list({ search: 'dora' }))[0]!.id, isDone: true });
  await own.call(inquiryApi.saveKeeping, { doneMonths: 1, mostMonths: 3 });

  const after = async (days: number) => {
    at.app.time.now = addDays(at.app.time.now, days);
    await cleanUpInquiries.run(at.app.work(), {} as never);
    return {
      own: await names({}),
      rival: (await at.staff(at.rival).call(inquiryApi.list, { filter: {} })).body.inquiries.length,
    };
  };
  const first = await after(32);
  expect(first.own).not.toContain('Dora');
  expect(first.own).toContain('Emil');
  expect(await after(70)).toEqual({ own: [], rival: 1 });
});
