import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useTitle, useTitleCount } from './title.ts';

afterEach(cleanup);

function Waiting({ count }: { count: number }) {
  useTitle('Benutzer');
  useTitleCount(count);
  return null;
}

test('the number that waits stands in the title and on the icon of the app, until it is seen or the person is gone', () => {
  const setAppBadge = vi.fn(async () => undefined);
  const clearAppBadge = vi.fn(async () => undefined);
  Object.assign(navigator, { setAppBadge, clearAppBadge });
  const { rerender, unmount } = render(<Waiting count={3} />);
  expect([document.title, setAppBadge.mock.lastCall]).toEqual(['(3) Benutzer', [3]]);
  rerender(<Waiting count={0} />);
  expect(document.title).toBe('Benutzer');
  expect(clearAppBadge).toHaveBeenCalled();
  rerender(<Waiting count={1} />);
  clearAppBadge.mockClear();
  unmount();
  expect(clearAppBadge).toHaveBeenCalledOnce();
});

test('a browser that refuses or has no badges is left alone', () => {
  Object.assign(navigator, { setAppBadge: () => Promise.reject(new Error('no')), clearAppBadge: undefined });
  render(<Waiting count={2} />);
  expect(document.title).toBe('(2) Benutzer');
});
