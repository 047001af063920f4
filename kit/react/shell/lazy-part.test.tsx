import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Suspense } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { connectionLost, connectionProven } from '../calls/connection.ts';
import { renderScreen } from '../testing/testing.tsx';
import { lazyPart } from './lazy-part.tsx';

afterEach(() => {
  connectionProven();
  vi.unstubAllGlobals();
});

/** A part that loads at the second try, beside a static one. */
function showBroken(...[missing]: [] | [Parameters<typeof lazyPart>[1]]) {
  const find = vi.fn(async () => ({ name }: { name: string }) => <p>{`Hier ist ${name}`}</p>);
  find.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  const Part = lazyPart<{ name: string }>(find, missing);
  renderScreen(
    <>
      <p>Die Karten</p>
      <Suspense fallback={null}>
        <Part name="eine Vorlage" />
      </Suspense>
    </>,
  );
  return find;
}

test('a part that a newer build has removed takes only its own place, and a press tries again', async () => {
  vi.stubGlobal('fetch', async () => new Response());
  showBroken();
  expect((await screen.findByRole('alert')).textContent).toContain('Dieser Teil konnte nicht geladen werden.');
  expect(screen.getByText('Die Karten')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(await screen.findByText('Hier ist eine Vorlage')).toBeTruthy();
});

test('without a network it says so, and comes by itself when the network is back', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  connectionLost();
  const find = showBroken();
  expect((await screen.findByRole('alert')).textContent).toContain('Keine Verbindung');
  expect(find).toHaveBeenCalledTimes(1);
  act(connectionProven);
  expect(await screen.findByText('Hier ist eine Vorlage')).toBeTruthy();
});

test('what nobody asked for is missing without a word', async () => {
  vi.stubGlobal('fetch', async () => new Response());
  const find = showBroken('unsaid');
  await vi.waitFor(() => expect(find).toHaveBeenCalled());
  expect(await screen.findByText('Die Karten')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});
