import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../testing/testing.tsx';
import { notify } from './notice.tsx';

test('a notice stands at the bottom, away from title and search', async () => {
  renderScreen(<p>Seite</p>);
  notify('Gespeichert');
  const notice = await screen.findByText('Gespeichert');
  expect(notice.closest('[data-position]')!.getAttribute('data-position')).toBe('bottom-center');
});
