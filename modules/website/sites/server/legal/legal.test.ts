import { type CompanyRef, companyApi } from '@fachwerk/companies/contract';
import { newId } from '@fachwerk/server/ids';
import { attached, madeFile } from '@fachwerk/server/mail';
import { acrossCompanies } from '@fachwerk/server/sql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LegalKind, legalApi } from '../../contract-legal.ts';
import { legalReadiness, legalTextFile, legalVersions } from '../facade.ts';
import { openSites, type TestSites } from '../sites.for-tests.ts';

let at: TestSites;
beforeAll(async () => {
  at = await openSites();
});
afterAll(() => at.app.close());

const show = (kind: LegalKind, version?: number, language = 'de', partyId?: string) =>
  at.visit(
    'city.example',
    legalApi.show,
    { kind, ...(version && { version }), ...(partyId && { partyId }) },
    { 'x-language': language },
  );
/** The versions a customer of this company agrees to on City's site. */
const agreed = (party: CompanyRef) => legalVersions(at.scoped(party), at.city.id);
const later = (minutes: number) => new Date(at.app.time.now.getTime() + minutes * 60_000);

test('every text is there from the start, with the company’s data, in German and English', async () => {
  for (const kind of LegalKind.options) {
    const { body } = await show(kind);
    expect(body).toMatchObject({ version: 1, language: 'de', isInForce: true });
    expect(body.text).toContain('City GmbH');
    expect(body.text).not.toMatch(/[{}]/);
    expect((await show(kind, undefined, 'it')).body.language).toBe('en');
  }
  expect((await show('withdrawal')).body.text).toContain('city.example');
  // The company has no VAT id: the line is missing.
  expect((await show('imprint')).body.text).not.toContain('USt');
});

test('what a customer agreed to is kept word by word, also when the company moves', async () => {
  const before = (await show('terms')).body;
  expect(await agreed(at.hamburg)).toEqual({ terms: 1, privacy: 1, withdrawal: 1 });
  expect(await agreed(at.city)).toEqual({ terms: 1, privacy: 1, withdrawal: 1 });
  expect((await show('terms')).body.version).toBe(1);

  const boss = at.app.as({ companyId: at.city.id, capabilities: ['company.read', 'company.edit'] });
  const {
    id: _id,
    code: _code,
    kind: _kind,
    franchisorCompany: _f,
    isDemo: _d,
    version,
    ...company
  } = (await boss.call(companyApi.own, {})).body;
  const address = { ...company.address, street: 'Neue Gasse 9' };
  expect((await boss.call(companyApi.save, { company: { ...company, address }, version })).status).toBe(200);
  const after = (await show('terms')).body;
  expect([after.version, after.text.includes('Neue Gasse 9')]).toEqual([2, true]);
  expect((await agreed(at.city)).terms).toBe(2);
  const old = (await show('terms', 1)).body;
  expect([old.text, old.isInForce]).toEqual([before.text, false]);
  expect(old.versions.map((each) => each.version)).toEqual([2, 1]);
});

test('a company that sells through another one’s site has terms, withdrawal and imprint of its own', async () => {
  const of = async (kind: LegalKind) => (await show(kind, undefined, 'de', at.hamburg.id)).body;
  const withdrawal = await of('withdrawal');
  expect(withdrawal).toMatchObject({ version: 1, otherParty: { id: at.hamburg.id, name: 'Hamburg e. K.' } });
  expect(withdrawal.text).toContain('Hamburg e. K.\nKai 1\n20457 Hamburg');
  // Withdrawal happens on the site where the contract was made.
  expect(withdrawal.text).toMatch(/\/\/city\.example(:\d+)?\/widerrufen/);
  expect((await of('imprint')).text).toContain(
    'Inhaber: Jens Petersen\nRegistergericht: Amtsgericht Hamburg, Registernummer: HRA 1',
  );
  expect((await show('imprint')).body.text).toContain('Vertreten durch: Ada Lang');
  // The site's operator is responsible for privacy.
  expect(await of('privacy')).toMatchObject({ otherParty: null });

  const before = await agreed(at.hamburg);
  const text = { de: 'Unser Widerruf' };
  const newest = before.withdrawal;
  const publish = (by: CompanyRef, companyId: string) =>
    at.editor(by).call(legalApi.publish, { kind: 'withdrawal', newest, text, companyId });
  expect((await publish(at.rival, at.hamburg.id)).body.code).toBe('legal.unknown');
  expect((await publish(at.city, at.hamburg.id)).status).toBe(200);
  expect(await at.trail(at.hamburg)).toEqual(['site.legal_published']);
  expect((await agreed(at.hamburg)).withdrawal).toBe(newest + 1);
  expect((await of('withdrawal')).text).toBe('Unser Widerruf');
  expect((await show('withdrawal')).body.text).toContain('City GmbH');
  const stranger = await at.visit('rival.example', legalApi.show, { kind: 'withdrawal', partyId: at.hamburg.id });
  expect([stranger.status, stranger.body.code]).toEqual([404, 'legal.unknown']);
});

test('a text is printed in the version that was agreed to, the same bytes for ever', async () => {
  const { terms } = await agreed(at.hamburg);
  const file = (version: number) =>
    madeFile(
      at.scoped(at.hamburg),
      attached(legalTextFile, 'AGB.pdf', { companyId: at.hamburg.id, kind: 'terms', version, language: 'ru' }),
    );
  const made = await file(terms);
  expect([made!.contentType, made!.content.subarray(0, 5).toString()]).toEqual(['application/pdf', '%PDF-']);
  at.app.time.now = later(1);
  expect((await file(terms))!.content.equals(made!.content)).toBe(true);
  expect(await file(99)).toBeNull();
});

test('a franchisee uses the terms its franchisor wrote, word by word in versions of its own, until it has others', async () => {
  const shipped = (await agreed(at.hamburg)).terms;
  const { newest } = (await at.editor(at.city).call(legalApi.find, { kind: 'terms' })).body;
  await at.editor(at.city).call(legalApi.publish, { kind: 'terms', newest, text: { de: 'Netz-AGB' } });
  expect((await agreed(at.hamburg)).terms).toBe(shipped + 1);
  const listed = (await at.editor(at.city).call(legalApi.list, { companyId: at.hamburg.id })).body;
  expect(listed.texts.map(({ kind, isOfNetwork }) => [kind, isOfNetwork])).toEqual([
    ['terms', true],
    ['withdrawal', false],
    ['imprint', false],
  ]);
  expect(listed.parties.map(({ name }) => name)).toEqual(['City', 'Hamburg']);
  const shown = await show('terms', shipped + 1, 'de', at.hamburg.id);
  expect(shown.body.text).toBe('Netz-AGB');
});

test('what the texts of a company lack is known: data its legal form asks for, and texts nobody has looked at', async () => {
  expect((await legalReadiness(at.scoped(at.bella))).missing).toEqual([
    'legalForm',
    'legalName',
    'address.street',
    'address.postcode',
    'address.city',
    'email',
  ]);
  const { missing, unchecked } = await legalReadiness(at.scoped(at.hamburg));
  expect(missing).toEqual([]);
  // Withdrawal was published above, and the terms are the network's.
  expect(unchecked).toEqual(['privacy', 'imprint', 'accessibility']);
});

test('the shipped texts of a shop speak of what it sells, and of no lockers', async () => {
  const words = async (company: typeof at.bella) => (await legalReadiness(at.scoped(company))).words;
  const ofLockers = await words(at.hamburg);
  expect(ofLockers.accessibility).toContain('Schließfächer');
  expect(ofLockers.privacy).toContain('gewähltes Fach');
  const ofShop = await words(at.bella);
  expect(ofShop.accessibility).toContain('bestellen und bezahlen');
  expect(ofShop.terms).toContain('alle Bestellungen über');
  expect(ofShop.withdrawal).toContain('zubereitete Speisen');
  expect(ofShop.privacy).toContain('bestellte Artikel');
  for (const text of Object.values(ofShop)) expect(text).not.toMatch(/Schließf|Miete|Standort|\{\w+\}/);
});

test('an operator’s own text replaces the shipped one and is no template any more', async () => {
  const editor = at.editor(at.city);
  const template = (await editor.call(legalApi.find, { kind: 'privacy' })).body;
  expect(template).toMatchObject({ isTemplate: true, personName: '' });
  const { newest } = template;
  const text = { de: '## Eigenes\n\n<script>alert(1)</script>', en: 'Own' };
  const answer = await editor.call(legalApi.publish, { kind: 'privacy', newest, text });
  expect(answer.body).toMatchObject({
    version: newest + 1,
    state: 'in_force',
    isTemplate: false,
    personName: 'Test Person',
  });
  expect((await show('privacy')).body).toMatchObject({ version: newest + 1, text: text.de });
  expect((await agreed(at.city)).privacy).toBe(newest + 1);
  expect(await at.trail(at.city)).toContain('site.legal_published');
  const listed = (await editor.call(legalApi.list, {})).body.texts.find(({ kind }) => kind === 'privacy');
  expect(listed).toMatchObject({ inForce: { version: newest + 1, isTemplate: false }, planned: null });
});

test('a planned version waits for its day, is not shown before, and can be taken back until then', async () => {
  const editor = at.editor(at.city);
  const publish = (newest: number, de: string, validFrom?: Date) =>
    editor.call(legalApi.publish, { kind: 'imprint', newest, text: { de }, ...(validFrom && { validFrom }) });
  expect((await publish(0, 'Eins')).body).toMatchObject({ version: 1 });
  expect((await publish(1, 'Zwei', later(60))).body).toMatchObject({ version: 2, state: 'planned' });
  expect((await show('imprint')).body.text).toBe('Eins');
  expect((await show('imprint', 2)).status).toBe(404);
  expect((await editor.call(legalApi.takeBack, { kind: 'imprint', version: 2 })).status).toBe(200);
  expect((await publish(1, 'Drei', later(60))).body.version).toBe(2);
  at.app.time.now = later(61);
  expect((await show('imprint')).body).toMatchObject({ text: 'Drei', version: 2 });
  const late = await editor.call(legalApi.takeBack, { kind: 'imprint', version: 2 });
  expect([late.status, late.body.code]).toEqual([409, 'legal.in_force']);
  const behind = await publish(1, 'Von gestern');
  expect([behind.status, behind.body.code]).toEqual([409, 'legal.changed_meanwhile']);
  expect((await publish(2, 'Vier', later(-60))).body.code).toBe('legal.valid_from_past');
  expect((await editor.call(legalApi.publish, { kind: 'imprint', newest: 2, text: { en: 'x' } })).body.code).toBe(
    'legal.text_missing',
  );
});

test('of two who publish at the same moment, one is told of the other', async () => {
  const { newest } = (await at.editor(at.city).call(legalApi.find, { kind: 'accessibility' })).body;
  const publish = (de: string) =>
    at.editor(at.city).call(legalApi.publish, { kind: 'accessibility', newest, text: { de } });
  const answers = await at.app.race(
    acrossCompanies('nobody writes before both want to', at.app.sql`lock table sites.legal_text in exclusive mode`),
    () => [publish('Eins'), publish('Zwei')],
  );
  expect(answers.map(({ status, body }) => [status, body.code]).sort()).toEqual([
    [200, undefined],
    [409, 'legal.changed_meanwhile'],
  ]);
});

test('each company has its own texts, and versions of nobody are unknown', async () => {
  expect((await at.visit('rival.example', legalApi.show, { kind: 'privacy' })).body.text).toContain('Rival');
  expect((await at.visit('rival.example', legalApi.show, { kind: 'privacy', version: 2 })).status).toBe(404);
  expect((await show('terms', 99)).body.code).toBe('legal.unknown');
  const stranger = at.app.as({ companyId: newId(), capabilities: [] });
  expect((await stranger.call(legalApi.list, {})).status).toBe(403);
});
