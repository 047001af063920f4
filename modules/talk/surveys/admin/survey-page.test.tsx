import { customerApi } from '@fachwerk/customers/contract-staff';
import { messageApi } from '@fachwerk/messaging/contract';
import { startSession } from '@fachwerk/react/session';
import { answering, fakeWire, renderScreen } from '@fachwerk/react/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type SurveyDetail, surveyApi } from '../contract.ts';
import type { Question } from '../contract-content.ts';
import { adminDe } from '../texts/admin.de.ts';
import { SurveyPage } from './survey-page.tsx';

beforeEach(() => {
  Object.assign(window, { innerWidth: 1440 });
  const capabilities = ['surveys.read', 'surveys.edit', 'surveys.invite', 'messages.send', 'customers.read'];
  startSession('token-of-the-test', { id: 'me', capabilities });
});
afterEach(cleanup);

const ID = '00000000-0000-4000-8000-000000000001';
const QUERY = { id: ID, name: 'Stammgäste', query: { search: 'gold', language: null, seenWithinDays: 90 } };
const question: Question = {
  id: 'a',
  type: 'scale',
  title: { de: 'War alles gut?' },
  help: {},
  isRequired: false,
  options: [],
  rows: [],
  scaleMost: 5,
  low: {},
  high: {},
  showIf: null,
};
const survey: SurveyDetail = {
  id: ID,
  slug: 'wie-war-es',
  name: 'Wie war es?',
  state: 'open',
  isAnonymous: false,
  answers: 0,
  author: '',
  updatedAt: new Date('2026-03-01T09:00:00Z'),
  version: 3,
  edition: 1,
  isChanged: false,
  publishedAt: new Date('2026-03-01T09:00:00Z'),
  address: 'http://bella.localhost/umfrage/wie-war-es',
  content: { title: { de: 'Wie war es?' }, intro: {}, thanks: {}, askedAfter: 'nothing', questions: [question] },
};
const person = userEvent.setup();

function open(tab: string, given: Partial<SurveyDetail> = {}) {
  const wire = fakeWire(
    answering(surveyApi.find, { ...survey, ...given }),
    answering(surveyApi.inviting, { reachable: 12, invited: 4, answered: 1, remindable: 3 }),
    answering(surveyApi.invite, { count: 12 }),
    answering(surveyApi.remind, { count: 3 }),
    answering(messageApi.queries, { queries: [QUERY] }),
    answering(customerApi.list, { customers: [], figures: [], next: null, total: { count: 0, isMore: false } }),
  );
  const at = `/admin/surveys/${ID}#${tab}`;
  return { wire, ...renderScreen(<SurveyPage />, { path: '/admin/surveys/:id', at }) };
}
const confirmed = async (title: string, button: string) => {
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  await person.click(dialog.getByRole('button', { name: button }));
};

test('all are invited, or those of a saved choice; each button says how many it writes to', async () => {
  const { wire } = open('invitations');
  await person.click(await screen.findByRole('button', { name: 'Einladungen senden (12)' }));
  await confirmed('12 Kunden einladen?', adminDe['surveys.invite']);
  await waitFor(() => expect(wire.calls(surveyApi.invite)).toHaveLength(1));
  expect(wire.calls(surveyApi.invite)[0]?.body).toEqual({ id: ID, recipients: { kind: 'all' } });

  await person.click(screen.getByLabelText(adminDe['surveys.meant.query']));
  const button = () => screen.getByRole('button', { name: /^Einladungen senden \(/ });
  expect(button().hasAttribute('disabled')).toBe(true);
  await person.selectOptions(screen.getByLabelText(adminDe['surveys.meant.which']), 'Stammgäste');
  await waitFor(() => expect(button().hasAttribute('disabled')).toBe(false));
  await person.click(button());
  await confirmed('12 Kunden einladen?', adminDe['surveys.invite']);
  await waitFor(() => expect(wire.calls(surveyApi.invite)).toHaveLength(2));
  expect(wire.calls(surveyApi.invite)[1]?.body).toEqual({ id: ID, recipients: { kind: 'query', query: QUERY.query } });
});

test('nobody is invited while nobody is chosen by hand; who is silent is reminded', async () => {
  const { wire } = open('invitations');
  await person.click(await screen.findByLabelText(adminDe['surveys.meant.manual']));
  expect(screen.getByRole('button', { name: 'Einladungen senden (0)' }).hasAttribute('disabled')).toBe(true);
  await person.click(screen.getByRole('button', { name: 'Erinnerungen senden (3)' }));
  await confirmed('3 Kunden erinnern?', adminDe['surveys.remind']);
  await waitFor(() => expect(wire.calls(surveyApi.remind)).toHaveLength(1));
  expect(wire.calls(surveyApi.invite)).toEqual([]);
});

test('the rule of the server greys publishing and says why; a question more is saved with the version that was read', async () => {
  const { wire } = open('questions', {
    state: 'draft',
    edition: null,
    publishedAt: null,
    content: { ...survey.content, questions: [] },
  });
  const publish = await screen.findByRole('button', { name: adminDe['surveys.publish'] });
  expect(publish.getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByText(adminDe['survey.no_questions'])).toBeTruthy();
  await person.click(publish);
  expect(wire.calls(surveyApi.publish)).toEqual([]);

  await person.click(screen.getByRole('button', { name: adminDe['surveys.question.add'] }));
  expect(screen.getByText(adminDe['surveys.publish.first'])).toBeTruthy();
  const first = within(screen.getByRole('region', { name: 'Frage 1' }));
  await person.type(first.getByRole('textbox', { name: 'Frage' }), 'Und der Kuchen?');
  wire.now(answering(surveyApi.save, survey));
  await person.click(screen.getByRole('button', { name: adminDe['surveys.save'] }));
  await waitFor(() => expect(wire.calls(surveyApi.save)).toHaveLength(1));
  expect(wire.calls(surveyApi.save)[0]?.body).toMatchObject({
    id: ID,
    version: 3,
    content: { questions: [{ title: { de: 'Und der Kuchen?' } }] },
  });
});

test('days that were answered stand in their order, as days are written', async () => {
  const asked = { ...question, type: 'date' as const };
  const counts = ['2026-11-12', '2026-10-03'].map((value) => ({ value, count: 1 }));
  const part = { row: '', answered: 2, average: null, score: null, counts };
  const content = { ...survey.content, questions: [asked] };
  const results = { received: 2, counted: 2, content, steps: [], questions: [{ id: 'a', parts: [part], texts: [] }] };
  fakeWire(answering(surveyApi.find, survey), answering(surveyApi.results, results));
  renderScreen(<SurveyPage />, { path: '/admin/surveys/:id', at: `/admin/surveys/${ID}#results` });
  const days = await screen.findAllByRole('rowheader');
  expect(days.map(({ textContent }) => textContent)).toEqual(['03.10.2026', '12.11.2026']);
});
