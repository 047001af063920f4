import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../testing/testing.tsx';
import { notify } from './notice.tsx';

test('a notice stands at the bottom, away from title and search', async () => {
  renderScreen(<p>Seite</p>);
  notify('Gespeichert');
  const notice = await screen.findByText('Gespeichert');
  expect(notice.closest('[data-position]')!.getAttribute('data-position')).toBe('bottom-center');
});

test.each([
  [390, ['fünftens']],
  [1440, ['drittens', 'viertens', 'fünftens']],
])('what was done last is said at once, and covers little on %i pixels', async (innerWidth, shown) => {
  Object.assign(window, { innerWidth });
  renderScreen(<p>Seite</p>);
  for (const text of ['erstens', 'zweitens', 'drittens', 'viertens', 'fünftens']) notify(text, { run: () => {} });
  await screen.findByText('fünftens');
  await waitFor(() =>
    expect(
      screen
        .getAllByText(/tens$/)
        .map(({ textContent }) => textContent)
        .sort(),
    ).toEqual(shown.sort()),
  );
});
