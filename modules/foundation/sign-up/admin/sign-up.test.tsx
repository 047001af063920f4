import { answering, fakeWire, refusing, renderScreen } from '@fachwerk/react/testing';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { signUpApi } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';
import { SignUp } from './sign-up.tsx';

const info = { isOpen: true, operatorName: 'Zeitlager City', termsUrl: 'https://t.example/', privacyUrl: null };
const path = '/sign-up/:token?';

afterEach(cleanup);

test('an address is asked for, then the code of the mail; a wrong one is said, and typed again', async () => {
  const person = userEvent.setup();
  const wire = fakeWire(
    answering(signUpApi.show, info),
    answering(signUpApi.request, {}),
    refusing(signUpApi.confirmCode, 422, 'sign_up.code_wrong', 'Falscher Code.'),
  );
  renderScreen(<SignUp />, { path, at: '/sign-up' });
  await person.type(await screen.findByLabelText(adminDe['sign_up.email']), 'rosa@bistro.example');
  await person.click(screen.getByRole('button', { name: adminDe['sign_up.request'] }));
  await person.type(await screen.findByLabelText(adminDe['sign_up.code']), '123 456');
  await person.click(screen.getByRole('button', { name: adminDe['sign_up.code.submit'] }));
  expect((await screen.findByRole('alert')).textContent).toContain('Falscher Code.');
  wire.now(answering(signUpApi.confirmCode, { email: 'rosa@bistro.example', pass: 'pass' }));
  await person.click(screen.getByRole('button', { name: adminDe['sign_up.code.submit'] }));
  expect(await screen.findByLabelText(adminDe['sign_up.companyName'])).toBeTruthy();
});

test('the link alone uses nothing up; the button does, and the company waits for both consents', async () => {
  const person = userEvent.setup();
  const wire = fakeWire(
    answering(signUpApi.show, info),
    answering(signUpApi.confirm, { email: 'rosa@bistro.example', pass: 'pass' }),
  );
  const { router } = renderScreen(<SignUp />, { path, at: '/sign-up/token-of-the-mail' });
  const button = await screen.findByRole('button', { name: adminDe['sign_up.confirm.submit'] });
  expect(wire.calls(signUpApi.confirm)).toEqual([]);
  await person.click(button);
  const complete = await screen.findByRole('button', { name: adminDe['sign_up.complete'] });
  expect(router.state.location.pathname).toBe('/sign-up');
  expect(complete).toHaveProperty('disabled', true);
  await person.click(screen.getByLabelText(/Nutzungsbedingungen von Zeitlager City/));
  await person.click(screen.getByLabelText(adminDe['sign_up.privacy']));
  expect(complete).toHaveProperty('disabled', false);
});

test('where nobody may come by themselves, that is said', async () => {
  fakeWire(answering(signUpApi.show, { ...info, isOpen: false, operatorName: '' }));
  renderScreen(<SignUp />, { path, at: '/sign-up' });
  expect(await screen.findByText(adminDe['sign_up.closed'])).toBeTruthy();
  expect(screen.queryByLabelText(adminDe['sign_up.email'])).toBeNull();
});
