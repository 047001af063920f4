import { addMinutes } from '@fachwerk/base/time';
import { openApp, type TestApp } from '@fachwerk/testing/app';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CompanyCtx } from '../app/ctx.ts';
import { audit, listAudit } from './audit.ts';

const here = '018f0000-0000-7000-8000-00000000000a';
const elsewhere = '018f0000-0000-7000-8000-00000000000b';
const subjectId = '018f0000-0000-7000-8000-0000000000ff';

let app: TestApp;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

const ctx = (companyId = here): CompanyCtx => ({ ...app.work(), companyId });
const note = (action: string, more: object = {}) => ({ subjectKind: 'user', subjectId, action, ...more });

test('the trail is read newest first, page by page, and only by its own company', async () => {
  for (const action of ['one', 'two', 'three', 'four', 'five']) {
    await audit(ctx(), note(action, { before: { a: 1 }, after: { a: 2, odd: 'x\u0000\ud800' } }));
    // Entries of one moment have an order too.
    if (action !== 'two') app.time.now = addMinutes(app.time.now, 1);
  }
  await audit(ctx(elsewhere), note('foreign'));

  const first = await listAudit(ctx(), 'user', subjectId, { before: null, limit: 2 });
  const second = await listAudit(ctx(), 'user', subjectId, { before: first[1]!.id, limit: 2 });
  const third = await listAudit(ctx(), 'user', subjectId, { before: second[1]!.id, limit: 2 });
  expect([...first, ...second, ...third].map(({ action }) => action)).toEqual(['five', 'four', 'three', 'two', 'one']);
  expect(first[0]).toMatchObject({ actorName: 'Fachwerk', before: { a: 1 }, after: { a: 2, odd: 'x\ufffd\ufffd' } });
  expect(await listAudit(ctx(elsewhere), 'user', subjectId, { before: first[1]!.id, limit: 2 })).toEqual([]);
});
