import { addPerson } from '@fachwerk/auth/testing';
import { addDays, addMinutes } from '@fachwerk/base/time';
import type { CustomerQuery } from '@fachwerk/messaging/contract';
import { newId } from '@fachwerk/server/ids';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { surveyApi, surveyCapabilities } from '../contract.ts';
import { surveySiteApi } from '../contract-site.ts';
import { openSurveys, question, type TestSurveys } from './surveys.for-tests.ts';

let at: TestSurveys;
beforeAll(async () => {
  at = await openSurveys();
});
afterAll(() => at.app.close());

const everybody = { recipients: { kind: 'all' as const } };

const show = (slug: string, siteOf = at.bella.id, language = 'de') =>
  at.app.call(surveySiteApi.show, { slug, invitation: '' }, { siteOf, headers: { 'accept-language': language } });

test('a survey is there for visitors once it is published, in their language; another company has none of it', async () => {
  const draft = await at.survey([question('a', 'scale')], { isDraft: true });
  expect((await show(draft.slug)).status).toBe(404);
  const { slug } = await at.survey([question('a', 'scale')]);
  const shown = await show(slug, at.bella.id, 'en');
  expect([shown.status, shown.body.questions[0]?.title]).toEqual([200, 'Question a']);
  expect((await show(slug, at.rival.id)).body.code).toBe('survey.unknown');
  const foreign = at.staff(at.rival);
  expect((await foreign.call(surveyApi.find, { id: draft.id })).status).toBe(404);
  expect((await foreign.call(surveyApi.results, { id: draft.id })).status).toBe(404);
  expect((await foreign.call(surveyApi.remove, { id: draft.id })).status).toBe(404);
});

test('what is written afterwards is seen once it is published again; who began answers what they saw', async () => {
  const survey = await at.survey([question('a', 'scale')]);
  const content = { ...survey.content, questions: [question('b', 'nps', { isRequired: true })] };
  const saved = await at
    .staff()
    .call(surveyApi.save, { id: survey.id, version: survey.version, slug: survey.slug, content });
  expect(saved.body.isChanged).toBe(true);
  expect((await show(survey.slug)).body.questions.map(({ id }) => id)).toEqual(['a']);
  const stale = await at
    .staff()
    .call(surveyApi.save, { id: survey.id, version: survey.version, slug: survey.slug, content });
  expect(stale.body.code).toBe('survey.changed_meanwhile');
  await at.staff().call(surveyApi.publish, { id: survey.id, version: saved.body.version });
  expect((await show(survey.slug)).body).toMatchObject({ edition: 2, questions: [{ id: 'b' }] });
  expect((await at.answer(survey.slug, { a: ['4'] }, { edition: 1 })).status).toBe(200);
  expect((await at.answer(survey.slug, { a: ['4'] }, { edition: 9 })).body.code).toBe('survey.unknown');
});

test('what cannot be answered is not published, two surveys have no address in common', async () => {
  const { id, version, slug } = await at.survey([question('a', 'choice', { options: [] })], { isDraft: true });
  const refused = await at.staff().call(surveyApi.publish, { id, version });
  expect([refused.body.code, refused.body.params]).toEqual(['survey.options_missing', { number: 1 }]);
  const taken = await at.staff().call(surveyApi.create, { title: 'Noch eine', slug, isAnonymous: false });
  expect(taken.body.code).toBe('survey.slug_taken');
});

test('answers are held against what was asked; the same form counts once, a machine and a closed survey not at all', async () => {
  const follow = question('b', 'text', { isRequired: true, showIf: { of: 'a', is: 'at_most', values: ['2'] } });
  const { id, slug } = await at.survey([question('a', 'scale', { isRequired: true }), follow, question('m', 'matrix')]);
  const shown = ['a', 'm'];
  const missing = await at.answer(slug, { a: [''] }, { shown });
  expect(missing.body.fields?.map(({ path, code }) => [path, code])).toEqual([['q.a', 'field.missing']]);
  expect((await at.answer(slug, { a: ['2'] }, { shown })).body.code).toBe('survey.more_questions');
  const incomplete = await at.answer(slug, { a: ['2'] }, { shown: [...shown, 'b'] });
  expect(incomplete.body.fields?.map(({ path }) => path)).toEqual(['q.b']);
  const answerId = crypto.randomUUID();
  for (let twice = 0; twice < 2; twice++)
    expect(
      (await at.answer(slug, { a: ['2'], b: ['Zu kalt'], 'm.r': ['b'] }, { shown: [...shown, 'b'], answerId })).status,
    ).toBe(200);
  expect((await at.answer(slug, { a: ['5'] }, { shown, trap: 'http://x' })).body.code).toBe('survey.looks_automatic');
  const { received, questions } = await at.results(id);
  expect(received).toBe(1);
  expect(questions.map(({ texts }) => texts)).toEqual([[], ['Zu kalt'], []]);
  expect(questions[2]?.parts).toEqual([
    { row: 'r', answered: 1, counts: [{ value: 'b', count: 1 }], average: null, score: null },
  ]);
  await at.staff().call(surveyApi.close, { id, isClosed: true });
  expect((await at.answer(slug, { a: ['5'] }, { shown })).body.code).toBe('survey.not_open');
  expect((await show(slug)).body).toMatchObject({ state: 'closed', questions: [] });
});

test('results are figures, month beside month, and go with their answers as CSV and XLSX', async () => {
  const { id, slug } = await at.survey([question('a', 'scale'), question('n', 'nps'), question('c', 'several')]);
  await at.answer(slug, { a: ['2'], n: ['3'], c: ['a', 'b'] });
  at.app.time.now = addDays(at.app.time.now, 40);
  await at.answer(slug, { a: ['4'], n: ['10'], c: ['a'] });
  const { questions, steps } = await at.results(id);
  expect(questions.map(({ parts }) => [parts[0]?.average, parts[0]?.score])).toEqual([
    [3, null],
    [6.5, 0],
    [null, null],
  ]);
  expect(steps.map(({ answers, figures }) => [answers, figures.a, figures.n])).toEqual([
    [1, 2, -100],
    [1, 4, 100],
  ]);
  const csv = await at.staff().call(surveyApi.export, { id, format: 'csv' });
  const lines = Buffer.from(csv.body.base64, 'base64').toString('utf8').trim().split(/\r?\n/);
  expect(lines).toHaveLength(3);
  expect(lines[1]).toContain('Wahl a, Wahl b');
  const xlsx = await at.staff().call(surveyApi.export, { id, format: 'xlsx' });
  expect(Buffer.from(xlsx.body.base64, 'base64').subarray(0, 2).toString()).toBe('PK');
});

test('an anonymous survey keeps no time, no address and no language, and tells nothing before five have answered', async () => {
  const { id, slug } = await at.survey([question('a', 'scale'), question('b', 'text')], { isAnonymous: true });
  const rows = () =>
    at.app.db.rows<{ id: string; answeredAt: null; language: string; customerId: null }>(at.app.sql`
      select id, answered_at, language, customer_id from surveys.answer where company_id = ${at.bella.id} and survey_id = ${id}`);
  for (let n = 1; n <= 4; n++) await at.answer(slug, { a: [`${n}`], b: [`Wort ${n}`] });
  expect(await at.results(id)).toMatchObject({
    received: 4,
    counted: 0,
    steps: [],
    questions: [{ texts: [] }, { texts: [] }],
  });
  const early = (await at.staff().call(surveyApi.export, { id, format: 'csv' })).body;
  expect(Buffer.from(early.base64, 'base64').toString()).not.toContain('Wort');
  await at.answer(slug, { a: ['5'], b: ['Wort 5'] });
  const full = await at.results(id);
  expect([full.counted, full.questions[0]?.parts[0]?.average, full.questions[1]?.texts.length]).toEqual([5, 3, 5]);
  // The sixth changes nothing that anybody sees: what it said could be told by the difference.
  await at.answer(slug, { a: ['1'], b: ['Wort 6'] });
  expect(await at.results(id)).toEqual({ ...full, received: 6 });
  for (const row of await rows()) {
    expect([row.answeredAt, row.language, row.customerId]).toEqual([null, '', null]);
    // Not one that carries the time it was made at.
    expect(row.id.charAt(14)).toBe('4');
  }
  const upload = { name: 'x', type: '', bytes: new Uint8Array([1]) };
  const file = await at.app.call(surveySiteApi.attach, { slug, name: 'x', file: upload }, { siteOf: at.bella.id });
  expect(file.body.code).toBe('survey.not_open');
});

test('only who has agreed is invited, each once; who is silent is reminded once; an invitation answers once and names nobody', async () => {
  const { id, slug } = await at.survey([question('a', 'scale')], { isAnonymous: true });
  const [anna, ben] = [await at.customer(), await at.customer()];
  await at.customer('none');
  const inviting = async () => (await at.staff().call(surveyApi.inviting, { id, ...everybody })).body;
  expect(await inviting()).toEqual({ reachable: 2, invited: 0, answered: 0, remindable: 0 });
  expect((await at.staff().call(surveyApi.invite, { id, ...everybody })).body).toEqual({ count: 2 });
  expect((await at.staff().call(surveyApi.invite, { id, ...everybody })).body.code).toBe('survey.nobody_to_invite');
  await at.app.runJobs();
  const written = (await at.mails()).filter(({ unsubscribe }) => unsubscribe !== '');
  expect(written.map(({ recipient }) => recipient).sort()).toEqual([anna.email, ben.email].sort());

  const rows = await at.app.db.rows<{ id: string; customerId: string }>(at.app.sql`
    select id, customer_id from surveys.invitation where company_id = ${at.bella.id} and survey_id = ${id}`);
  const ofAnna = written.find(({ recipient }) => recipient === anna.email)!;
  const invitation = ofAnna.unsubscribe.split('/').at(-1)!;
  expect((await at.answer(slug, { a: ['5'] }, { invitation })).status).toBe(200);
  expect((await at.answer(slug, { a: ['1'] }, { invitation })).body.code).toBe('survey.already_answered');
  const shown = await at.app.call(surveySiteApi.show, { slug, invitation }, { siteOf: at.bella.id });
  expect(shown.body.state).toBe('answered');
  // A made-up token is nobody's: it counts as anybody's answer.
  const [row] = rows;
  expect((await at.answer(slug, { a: ['3'] }, { invitation: `${row!.id}.erfunden` })).status).toBe(200);
  expect(await inviting()).toEqual({ reachable: 0, invited: 2, answered: 1, remindable: 1 });

  expect((await at.staff().call(surveyApi.remind, { id })).body).toEqual({ count: 1 });
  await at.app.runJobs();
  const reminded = (await at.mails()).filter(({ subject }) => subject.startsWith('Erinnerung'));
  expect(reminded.map(({ recipient }) => recipient)).toEqual([ben.email]);
  expect((await at.staff().call(surveyApi.remind, { id })).body.code).toBe('survey.nobody_to_invite');

  const ofBen = { invitation: reminded[0]!.unsubscribe.split('/').at(-1)! };
  expect((await at.app.call(surveySiteApi.unsubscribe, ofBen, { siteOf: at.bella.id })).status).toBe(200);
  expect((await at.app.call(surveySiteApi.subscription, ofBen, { siteOf: at.bella.id })).body).toEqual({
    isSubscribed: false,
  });
  expect((await at.app.call(surveySiteApi.subscription, ofBen, { siteOf: at.rival.id })).status).toBe(404);
});

test('while the company is suspended nobody is invited', async () => {
  const { id } = await at.survey([question('a', 'scale')]);
  await at.customer();
  const suspend = (since: Date | null) =>
    at.app.db.rows(at.app.sql`
      update companies.company set suspended_at = ${since}, suspension_reason = ${since ? 'Offene Rechnung' : ''} where id = ${at.bella.id}`);
  const invitations = async () => (await at.mails()).filter(({ unsubscribe }) => unsubscribe !== '').length;
  const before = await invitations();
  await at.staff().call(surveyApi.invite, { id, ...everybody });
  await suspend(at.app.time.now);
  await at.app.runJobs();
  expect(await invitations()).toBe(before);
  await suspend(null);
  at.app.time.now = addMinutes(at.app.time.now, 61);
  await at.app.runJobs();
  expect(await invitations()).toBeGreaterThan(before);
});

test('a deleted survey takes its answers with it', async () => {
  const { id, slug } = await at.survey([question('a', 'scale')]);
  await at.answer(slug, { a: ['5'] });
  expect((await at.staff().call(surveyApi.remove, { id })).status).toBe(200);
  expect((await show(slug)).status).toBe(404);
  const left = await at.app.db.rows(at.app.sql`
    select id from surveys.answer where company_id = ${at.bella.id} and survey_id = ${id}`);
  expect(left).toEqual([]);
});

test('who may not is refused', async () => {
  expect((await at.app.call(surveyApi.list, {})).body.code).toBe('access.signed_out');
  const reader = at.app.as({ companyId: at.bella.id, capabilities: ['surveys.read'] });
  expect((await reader.call(surveyApi.create, { title: 'x', slug: 'xx', isAnonymous: true })).body.code).toBe(
    'access.denied',
  );
  expect((await reader.call(surveyApi.invite, { id: newId(), ...everybody })).body.code).toBe('access.denied');
});

test('who is meant is chosen by hand or by a query; consent counts whoever chooses, and nobody of another shop is reached', async () => {
  const { id } = await at.survey([question('a', 'scale')]);
  const [anna, ben, silent] = [await at.customer(), await at.customer(), await at.customer('none')];
  const byHand = { kind: 'manual' as const, customerIds: [anna.id, silent.id] };
  const reach = async (recipients: typeof byHand | { kind: 'query'; query: CustomerQuery }) =>
    (await at.staff().call(surveyApi.inviting, { id, recipients })).body.reachable;
  expect(await reach(byHand)).toBe(1);
  const query = { search: ben.email, language: null, seenWithinDays: null };
  expect(await reach({ kind: 'query', query })).toBe(1);
  expect(await reach({ kind: 'query', query: { ...query, language: 'it' } })).toBe(0);

  expect((await at.staff().call(surveyApi.invite, { id, recipients: byHand })).body).toEqual({ count: 1 });
  expect(await reach(byHand)).toBe(0);
  const again = await at.staff().call(surveyApi.invite, { id, recipients: byHand });
  expect(again.body.code).toBe('survey.nobody_to_invite');
  await at.app.runJobs();
  const invited = await at.app.db.rows<{ customerId: string }>(at.app.sql`
    select customer_id from surveys.invitation where company_id = ${at.bella.id} and survey_id = ${id}`);
  expect(invited).toEqual([{ customerId: anna.id }]);

  const own = (
    await at.staff(at.rival).call(surveyApi.create, { title: 'Und hier?', slug: 'hier', isAnonymous: false })
  ).body;
  const theirs = { id: own.id, recipients: byHand };
  expect((await at.staff(at.rival).call(surveyApi.inviting, theirs)).body.reachable).toBe(0);
  expect((await at.staff(at.rival).call(surveyApi.invite, { id, recipients: byHand })).status).toBe(404);
});

test('four answers of one browser do not unmask the fifth; who was invited is counted with the invited alone', async () => {
  const { id, slug } = await at.survey([question('a', 'scale')], { isAnonymous: true });
  const answer = (from: string, invitation = '') => at.answer(slug, { a: ['3'] }, { invitation }, at.bella.id, from);
  const counted = async () => (await at.results(id)).counted;
  for (let n = 0; n < 4; n++) await answer('203.0.113.1');
  await answer('203.0.113.2');
  expect(await counted()).toBe(0);
  for (const from of ['203.0.113.3', '203.0.113.4']) await answer(from);
  expect(await counted()).toBe(0);

  const people = [
    await at.customer(),
    await at.customer(),
    await at.customer(),
    await at.customer(),
    await at.customer(),
  ];
  await at.staff().call(surveyApi.invite, { id, ...everybody });
  await at.app.runJobs();
  const tokens = (await at.mails())
    .filter(({ recipient, unsubscribe }) => unsubscribe !== '' && people.some(({ email }) => email === recipient))
    .map(({ unsubscribe }) => unsubscribe.split('/').at(-1)!);
  expect(tokens).toHaveLength(5);
  // The fifth person of all, and the first of the invited.
  for (const token of tokens.slice(0, 4)) await answer('203.0.113.9', token);
  expect(await counted()).toBe(0);
  await answer('203.0.113.9', tokens[4]);
  expect(await counted()).toBe(5);
  await answer('203.0.113.5');
  expect(await counted()).toBe(13);
  const kept = await at.app.db.rows(at.app.sql`
    select id from surveys.answer where company_id = ${at.bella.id} and survey_id = ${id} and (browser <> '' or is_invited)`);
  expect(kept).toEqual([]);
});

test('the list names who made a survey, and shows those of one colleague', async () => {
  const { app, bella, rival } = at;
  const anna = await addPerson(app, bella.id, { name: 'Anna Groß', backendRoles: ['editor'] });
  const ben = await addPerson(app, bella.id, { name: 'Ben Klein', backendRoles: ['editor'] });
  const capabilities = Object.keys(surveyCapabilities);
  const hers = app.as({ companyId: bella.id, userId: anna, capabilities });
  const made = (await hers.call(surveyApi.create, { title: 'Annas', slug: 'annas', isAnonymous: false })).body;
  expect(made.author).toBe('Anna Groß');
  const listed = (userId: string, who = at.staff()) => who.call(surveyApi.list, { userId });
  const { surveys: found, personName } = (await listed(anna)).body;
  expect([found.map(({ id, author }) => [id, author]), personName]).toEqual([[[made.id, 'Anna Groß']], 'Anna Groß']);
  expect((await listed(ben)).body).toEqual({ surveys: [], next: null, personName: 'Ben Klein' });
  expect((await at.staff().call(surveyApi.list, {})).body.surveys.map(({ id }) => id)).toContain(made.id);
  expect((await listed(anna, at.staff(rival))).body.code).toBe('survey.person_unknown');
});
