import { catalog } from '@fachwerk/catalog/module';
import { createCompany } from '@fachwerk/companies/facade';
import { companies } from '@fachwerk/companies/module';
import { completeParty } from '@fachwerk/companies/testing';
import { inquiries } from '@fachwerk/inquiries/module';
import { itemOptions } from '@fachwerk/item-options/module';
import { legalCheckApi } from '@fachwerk/legal-checks/contract';
import { legalChecks } from '@fachwerk/legal-checks/module';
import { logs } from '@fachwerk/logs/module';
import { mailSenders } from '@fachwerk/mail-senders/module';
import { media } from '@fachwerk/media/module';
import { pages } from '@fachwerk/pages/module';
import { payments } from '@fachwerk/payments/module';
import { shop } from '@fachwerk/shop/module';
import { legalApi } from '@fachwerk/sites/contract-legal';
import { sites } from '@fachwerk/sites/module';
import { openApp, type TestApp } from '@fachwerk/testing/app';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Answers, legalTextApi, type MadeKind } from '../contract.ts';
import { legalTexts } from './module.ts';

let app: TestApp;
let bella: string;
beforeAll(async () => {
  app = await openApp(
    companies,

    logs,
    sites,
    media,
    pages,
    payments,
    catalog,
    itemOptions,
    mailSenders,
    inquiries,
    shop,
    legalChecks,
    legalTexts,
  );
  await createCompany(app.work(), { name: 'Netz AG', kind: 'franchisor' });
});
afterAll(() => app.close());
beforeEach(async () => {
  bella = (await createCompany(app.work(), { name: 'Bella', kind: 'merchant', hasFreeCode: true })).id;
});

const editor = (companyId = bella) => app.as({ companyId, capabilities: ['sites.manage'] });
const show = async (kind: MadeKind = 'imprint', companyId = bella) => {
  const { status, body } = await editor(companyId).call(legalTextApi.show, { kind });
  expect(status, body.error).toBe(200);
  return body;
};
const answer = async (answers: Answers, kind: MadeKind = 'imprint', companyId = bella) => {
  const { version } = await show(kind, companyId);
  return editor(companyId).call(legalTextApi.answer, { kind, answers, version });
};
const takeOver = async (kind: MadeKind = 'imprint') =>
  editor().call(legalTextApi.takeOver, { kind, newest: (await show(kind)).newest });
const verdict = async (law: string) => {
  const { body } = await editor().call(legalCheckApi.show, {});
  return body.checks.find((check) => check.law === law);
};
const ALL_NO = { isSupervised: 'no', hasProfession: 'no', hasEditorial: 'no', dispute: 'unwilling' };

test('from nothing to an imprint on the site: each thing that is open is said, then the text is the next version', async () => {
  expect((await takeOver()).body.code).toBe('legal_text.company_incomplete');
  await completeParty(app, bella);
  expect((await takeOver()).body.code).toBe('legal_text.unanswered');
  expect((await answer(ALL_NO)).status).toBe(200);
  const taken = await takeOver();
  expect([taken.status, taken.body.state]).toEqual([200, 'in_force']);
  const { body } = await editor().call(legalApi.find, { kind: 'imprint' });
  expect([body.version, body.isTemplate]).toEqual([taken.body.version, false]);
  expect(body.text.de).toContain('Inhaber: Ina Test');
  expect(body.text.en).toContain('Owner: Ina Test');
  expect(await verdict('imprint')).toMatchObject({ verdict: 'green' });
});

test('a text that was taken over is outdated once the facts are others, and current when it is taken over again', async () => {
  await completeParty(app, bella);
  await answer({ hasOfficer: 'no', land: 'sn' }, 'privacy');
  await takeOver('privacy');
  expect((await show('privacy')).changes).toEqual([]);
  expect(await verdict('outdated_texts')).toMatchObject({ verdict: 'green' });
  await app.db.rows(app.sql`
    insert into mail_senders.sender (company_id, kind, from_name, from_address, saved_at, saved_by, smtp_host, smtp_port, smtp_security, smtp_user, smtp_password, spf, dkim)
    values (${bella}, 'smtp', 'Bella', 'ciao@bella.example', ${app.time.now}, 'Ina', 'smtp.post.example', 465, 'tls', 'bella', 'sealed', 'unknown', 'unknown')`);
  expect((await show('privacy')).changes).toEqual([
    { change: 'new', excerpt: expect.stringContaining('post.example') },
  ]);
  const outdated = await verdict('outdated_texts');
  expect([outdated?.verdict, outdated?.path]).toEqual(['yellow', '/admin/legal-texts/privacy']);
  app.time.now = new Date(app.time.now.getTime() + 3 * 24 * 3_600_000);
  await takeOver('privacy');
  expect(await verdict('outdated_texts')).toMatchObject({ verdict: 'green' });
  await app.db.rows(app.sql`
    update mail_senders.sender set smtp_host = 'smtp.anders.example' where company_id = ${bella}`);
  expect(await verdict('outdated_texts')).toMatchObject({ verdict: 'yellow' });
  // Whoever writes the text by hand keeps it right by hand.
  const { newest } = await show('privacy');
  const own = { kind: 'privacy' as const, newest, text: { de: '## Datenschutz\n\nPost über anders.example.' } };
  expect((await editor().call(legalApi.publish, own)).status).toBe(200);
  expect(await verdict('outdated_texts')).toMatchObject({ verdict: 'green' });
  expect((await show('privacy')).changes).toEqual([]);
});

test('of two who answer at once one is told', async () => {
  await answer(ALL_NO);
  const { version } = await show();
  const give = (dispute: string) =>
    editor().call(legalTextApi.answer, { kind: 'imprint', answers: { dispute }, version });
  const lock = app.sql`select from legal_texts.document where company_id = ${bella} for update`;
  const both = await app.race(lock, () => [give('willing'), give('obliged')]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const first = (await createCompany(app.work(), { name: 'Neu', kind: 'merchant' })).id;
  const begin = () => editor(first).call(legalTextApi.answer, { kind: 'imprint', answers: ALL_NO, version: 0 });
  expect([(await begin()).status, (await begin()).body.code]).toEqual([200, 'legal_text.changed_meanwhile']);
});

test('answers stay within the company, and are for whoever keeps the website', async () => {
  await answer(ALL_NO);
  const other = (await createCompany(app.work(), { name: 'Other', kind: 'merchant' })).id;
  expect((await show('imprint', other)).answers).toEqual({});
  expect((await answer({ dispute: 'maybe' })).body.code).toBe('legal_text.answer_unknown');
  const reader = app.as({ companyId: bella, capabilities: ['company.read'] });
  expect((await reader.call(legalTextApi.show, { kind: 'imprint' })).status).toBe(403);
});

test('a guest on a platform names it, with what the platform knows of itself', async () => {
  expect((await show('privacy')).text.de).toContain('Plattform von Netz AG');
  const { uses } = (await show('privacy')).facts;
  expect(uses).toEqual(expect.arrayContaining(['guest', 'goods']));
});
