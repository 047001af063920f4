import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SiteContext, type SiteState } from '../pages/site-context.ts';
import { usePolled } from './polled.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function Count() {
  const [ask] = useState(() => {
    let count = 0;
    return async () => ++count;
  });
  return <p>{usePolled(ask, '{}', { everyMs: 1000, initial: 0 })}</p>;
}

const after = async (seconds: number, site: Partial<SiteState>) => {
  render(
    <SiteContext value={site as SiteState}>
      <Count />
    </SiteContext>,
  );
  await act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
  return screen.getByRole('paragraph').textContent;
};

test('a page asks again and again while somebody looks', async () => {
  expect(await after(2.5, {})).toBe('2');
});

test('outside of its site it asks nothing', async () => {
  expect(await after(2.5, { isStill: true })).toBe('0');
});
