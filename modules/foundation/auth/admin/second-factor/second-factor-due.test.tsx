import { answering, fakeWire, renderScreen } from '@fachwerk/react/testing';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { accountApi } from '../../contract.ts';
import { meLike } from '../../rules/me.for-tests.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { signedInAs } from '../account.for-tests.ts';
import { SecondFactorDue } from './second-factor-due.tsx';

afterEach(cleanup);

const due = meLike({ isSecondFactorDue: true, capabilities: [] });
const done = meLike({ hasSecondFactor: true });
const CODE = 'AB3DE-FGH4J';

test('explains, sets up, and lets one go on only with the codes kept', async () => {
  signedInAs(due);
  const wire = fakeWire(
    answering(accountApi.me, due),
    answering(accountApi.beginSecondFactor, { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/x?secret=JBSW' }),
    answering(accountApi.confirmSecondFactor, { recoveryCodes: [CODE] }),
  );
  const { router } = renderScreen(<SecondFactorDue />, { path: '/admin/second-factor', at: '/admin/second-factor' });
  const person = userEvent.setup();
  await screen.findByText(/Trattoria Bella verlangt/);
  expect(screen.getByRole('link', { name: adminDe['factor.due.sign_out'] }).getAttribute('href')).toBe('/logout');
  await person.type(screen.getByLabelText(adminDe['settings.password.current']), 'Laterne quakt 7 Besen');
  await person.click(screen.getByRole('button', { name: adminDe['factor.next'] }));
  await person.type(await screen.findByLabelText(adminDe['factor.code']), '123456');
  await person.click(screen.getByRole('button', { name: adminDe['factor.confirm'] }));
  await screen.findByText(CODE);

  // The account counts as complete now; the codes stay on screen nevertheless.
  wire.now(answering(accountApi.me, done));
  signedInAs(done);
  await screen.findByText(CODE);
  expect(router.state.location.pathname).toBe('/admin/second-factor');
  await person.click(screen.getByRole('checkbox', { name: adminDe['factor.codes.kept'] }));
  await person.click(screen.getByRole('button', { name: adminDe['factor.codes.done'] }));
  await expect.poll(() => router.state.location.pathname).toBe('/admin/dashboard');
});

test('sends on who has nothing to set up here', async () => {
  signedInAs(done);
  fakeWire(answering(accountApi.me, done));
  const { router } = renderScreen(<SecondFactorDue />, { path: '/admin/second-factor', at: '/admin/second-factor' });
  await expect.poll(() => router.state.location.pathname).toBe('/admin/dashboard');
});
