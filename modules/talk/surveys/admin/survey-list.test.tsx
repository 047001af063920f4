import { startSession } from '@fachwerk/react/session';
import { answering, fakeWire, renderScreen } from '@fachwerk/react/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { surveyApi } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';
import { SurveyList } from './survey-list.tsx';

beforeEach(() => {
  Object.assign(window, { innerWidth: 1440 });
  startSession('token-of-the-test', { id: 'me', capabilities: ['surveys.read'] });
});
afterEach(cleanup);

const ANNA = '00000000-0000-4000-8000-00000000000a';

test('the address of a colleague shows what they ask, and leads back to everything', async () => {
  const wire = fakeWire(answering(surveyApi.list, { surveys: [], next: null, personName: 'Anna Groß' }));
  const path = '/backend/chat/t/courses/:timestamp/user/:userid';
  renderScreen(<SurveyList />, { path, at: `/backend/chat/t/courses/1700000000/user/${ANNA}` });
  expect(await screen.findByRole('heading', { name: 'Umfragen von Anna Groß' })).toBeTruthy();
  expect(await screen.findByText('Keine Umfragen von Anna Groß')).toBeTruthy();
  expect(wire.calls(surveyApi.list)[0]?.query.get('userId')).toBe(ANNA);
  const all = screen.getByRole('link', { name: adminDe['surveys.by.all'] });
  expect(all.getAttribute('href')).toBe('/backend/chat/t/courses');
});
