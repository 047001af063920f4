import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '../testing/testing.tsx';
import { notify } from './notice.tsx';

/** Media query results at this width. */
const widthOf = (px: number) => (query: string) => {
  const most = /max-width: (\d+)px/.exec(query)?.[1];
  const matches = most !== undefined && px <= Number(most);
  return { matches, addEventListener: () => {}, removeEventListener: () => {} };
};

test.each([
  [1440, 'top-center'],
  [1200, 'top-center'],
  [1199, 'bottom-center'],
  [390, 'bottom-center'],
])('at %i px a notice stands where no button is: %s', async (px, position) => {
  vi.stubGlobal('matchMedia', widthOf(px));
  renderScreen(<p>Seite</p>);
  notify('Gespeichert');
  const notice = await screen.findByText('Gespeichert');
  expect(notice.closest('[data-position]')!.getAttribute('data-position')).toBe(position);
  vi.unstubAllGlobals();
});
