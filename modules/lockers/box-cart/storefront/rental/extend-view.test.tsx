import { showPage } from '@fachwerk/site/testing';
import { cleanup } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { siteDe } from '../../texts/site.de.ts';
import { type ExtendData, View as ExtendView } from './extend-view.tsx';

afterEach(cleanup);

test('who extends with a filled cart is asked, and sees the price of the end that was chosen before', () => {
  const at = (hour: number) => new Date(Date.UTC(2026, 2, 1, hour));
  const rental = { timeZone: 'Europe/Berlin', endsAt: at(12), whyNotExtend: null, dueCents: 0 } as ExtendData['rental'];
  const choices = [
    { endsAt: at(13), priceCents: 200 },
    { endsAt: at(14), priceCents: 400 },
  ];
  const offer = { choices, chosen: null, latest: at(20), hasCart: true };
  const problem = { code: 'cart.not_empty', error: '', params: {}, fields: {} };
  const form = { ende: [at(14).toISOString()] };
  const data = { key: 'k', rental, offer, otherEnd: '2026-03-01T21:00' };
  const { container } = showPage(ExtendView, { data, problem, form, texts: siteDe });
  expect(container.querySelector('[class*="total"]')?.textContent).toContain('4,00');
});
