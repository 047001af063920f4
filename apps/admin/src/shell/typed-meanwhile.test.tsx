import { fireEvent } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { typedMeanwhile } from './typed-meanwhile.ts';

const heard = vi.fn<(key: string) => void>();
const listen = (event: KeyboardEvent) => heard(event.key);
window.addEventListener('keydown', listen);
afterEach(() => heard.mockClear());
const type = (words: string) => {
  for (const key of words) fireEvent.keyDown(document.body, { key });
};

test('what is typed before the field is there is kept for it, and means nothing to the page', () => {
  const { take } = typedMeanwhile();
  type('fach 4');
  fireEvent.keyDown(document.body, { key: 'Shift' });
  expect(heard.mock.calls).toEqual([['Shift']]);
  expect(take()).toBe('fach 4');
  type('x');
  expect([take(), heard.mock.lastCall]).toEqual(['', ['x']]);
});

test.each([
  ['Escape', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
  ['a click', () => fireEvent.pointerDown(document.body)],
])('after %s the keys are the page’s again', (_, leave) => {
  const { take } = typedMeanwhile();
  leave();
  type('x');
  expect([take(), heard.mock.lastCall]).toEqual(['', ['x']]);
});
