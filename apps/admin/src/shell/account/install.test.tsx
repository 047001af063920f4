import { meLike } from '@fachwerk/auth/rules/me.for-tests';
import { startSession } from '@fachwerk/react/session';
import { fakeWire, renderScreen } from '@fachwerk/react/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { AccountMenu } from './account-menu.tsx';

const menu = async () => {
  await userEvent.setup().click(await screen.findByRole('button', { name: /^Konto von/ }));
  await screen.findByRole('menuitem', { name: 'Ausloggen' });
};

test('the app is offered in the person’s menu once the browser can install it', async () => {
  startSession('token', meLike());
  fakeWire();
  renderScreen(<AccountMenu me={meLike()} onArrange={() => undefined} />);
  await menu();
  expect(screen.queryByRole('menuitem', { name: 'Als App installieren' })).toBeNull();
  const prompt = vi.fn(async () => undefined);
  const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  act(() => {
    window.dispatchEvent(offer);
  });
  expect(offer.defaultPrevented).toBe(true);
  await userEvent.setup().click(await screen.findByRole('menuitem', { name: 'Als App installieren' }));
  expect(prompt).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.queryByRole('menuitem', { name: 'Als App installieren' })).toBeNull());
});
