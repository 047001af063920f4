import { cents } from '@fachwerk/base/money';
import { act, cleanup, render, screen } from '@testing-library/react';
import { memo } from 'react';
import { afterEach, expect, test } from 'vitest';
import { endSession, startSession, startTabSession, updateSessionUser } from '../calls/session.ts';
import { useText } from '../shell/texts.ts';
import { formatMoney, Money } from './money.tsx';

afterEach(() => {
  cleanup();
  endSession({ isEverywhere: true });
});

const bella = { id: 'paula', capabilities: [], moneyDecimals: 0 as const };
const city = { id: 'paula', capabilities: [], moneyDecimals: 2 as const };
const written = () => formatMoney(cents(1200)).replace(/\s/g, ' ');

test('nobody is signed in, or nothing is said: two decimals', () => {
  expect(written()).toBe('12,00 €');
  startSession('token', { id: 'paula', capabilities: [] });
  expect(written()).toBe('12,00 €');
});

test('who goes from one company to another takes no setting along', () => {
  startSession('token-bella', bella);
  expect(written()).toBe('12 €');
  // The same user, signed in to another company.
  startSession('token-city', city);
  expect(written()).toBe('12,00 €');
  // In a support session, in this tab only, and back.
  startTabSession('token-visit', bella);
  expect(written()).toBe('12 €');
  endSession();
  expect(written()).toBe('12,00 €');
  startSession('token-bella', bella);
  endSession({ isEverywhere: true });
  expect(written()).toBe('12,00 €');
});

test('papers and charts say how many decimals they have', () => {
  startSession('token', bella);
  expect(formatMoney(cents(1200), 'EUR', 2).replace(/\s/g, ' ')).toBe('12,00 €');
});

/** Re-renders only by its own subscriptions. */
const Sentence = memo(() => {
  useText();
  return <p>Summe {formatMoney(cents(1200))}</p>;
});
const Cell = memo(() => <Money amount={cents(3400)} />);

test('what is on screen follows at once', () => {
  startSession('token', city);
  render(
    <>
      <Sentence />
      <Cell />
    </>,
  );
  expect(screen.getByText('Summe 12,00 €')).toBeTruthy();
  expect(screen.getByText('34,00 €')).toBeTruthy();
  act(() => updateSessionUser(bella));
  expect(screen.getByText('Summe 12 €')).toBeTruthy();
  expect(screen.getByText('34 €')).toBeTruthy();
});
