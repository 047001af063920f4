import { LANGUAGES } from '@fachwerk/base/language';
import { problemsOf } from '@fachwerk/base/problem';
import type { PageCtx } from '@fachwerk/site/page';
import { showPage } from '@fachwerk/site/testing';
import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { paymentProblems, type TestCheckout } from '../contract.ts';
import { siteDe } from '../texts/site.de.ts';
import { siteDeDu } from '../texts/site.deDu.ts';
import { siteEn } from '../texts/site.en.ts';
import { siteIt } from '../texts/site.it.ts';
import { siteRu } from '../texts/site.ru.ts';
import { testPaymentPage } from './test-payment-page.ts';
import { TestPaymentView } from './test-payment-view.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const checkout: TestCheckout = {
  amountCents: 1250,
  currency: 'EUR',
  description: 'Fach 12, Hauptbahnhof',
  state: 'started',
  returnPath: '/bestellung/abc/zahlung',
};

const shown = (now: TestCheckout) => ({ token: 'token', checkout: now });

test('the page says that no money is moved, how much it would be and what for', () => {
  showPage(TestPaymentView, { data: shown(checkout), texts: siteDe });
  expect(screen.getByText('Testbetrieb: Es fließt kein Geld')).toBeTruthy();
  expect(screen.getByText('Fach 12, Hauptbahnhof')).toBeTruthy();
  expect(screen.getByText('12,50 €')).toBeTruthy();
});

test('every end can be chosen by a button of a plain form', () => {
  const { container } = showPage(TestPaymentView, { data: shown(checkout), texts: siteDe });
  const form = container.querySelector('form')!;
  expect(form.method).toBe('post');
  const buttons = within(form).getAllByRole('button') as HTMLButtonElement[];
  expect(buttons.map((button) => [button.textContent, button.name, button.value, button.type])).toEqual([
    ['Erfolgreich bezahlen', 'act', 'succeed', 'submit'],
    ['Ablehnen', 'act', 'decline', 'submit'],
    ['Wird geprüft', 'act', 'pend', 'submit'],
    ['Abbrechen', 'act', 'cancel', 'submit'],
  ]);
  expect(Object.keys(testPaymentPage.acts ?? {})).toEqual(buttons.map(({ value }) => value));
});

test('what is decided cannot be chosen again; the way back stays', () => {
  showPage(TestPaymentView, { data: shown({ ...checkout, state: 'succeeded' }), texts: siteDe });
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('link', { name: 'Zurück zur Bestellung' }).getAttribute('href')).toBe(checkout.returnPath);
});

test('paid in another window meanwhile: this one offers nothing any more', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async () => Response.json({ ...checkout, state: 'succeeded' }));
  showPage(TestPaymentView, { data: shown(checkout), texts: siteDe });
  expect(screen.getAllByRole('button')).toHaveLength(4);
  await act(() => vi.advanceTimersByTimeAsync(3000));
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('link', { name: 'Zurück zur Bestellung' })).toBeTruthy();
});

test('what is being checked can be decided at once, or left alone', () => {
  showPage(TestPaymentView, { data: shown({ ...checkout, state: 'pending' }), texts: siteDe });
  const buttons = screen.getAllByRole<HTMLButtonElement>('button');
  expect(buttons.map((button) => [button.textContent, button.value])).toEqual([
    ['Zahlung bestätigen', 'succeed'],
    ['Ablehnen', 'decline'],
  ]);
  expect(screen.queryByText(siteDe['payment.test.over'])).toBeNull();
  expect(screen.getByRole('link', { name: 'Zurück zur Bestellung' })).toBeTruthy();
});

test.each(LANGUAGES)('in %s every word is there', (language) => {
  const own = { de: siteDe, deDu: { ...siteDe, ...siteDeDu }, en: siteEn, it: siteIt, ru: siteRu }[language];
  for (const state of ['started', 'pending', 'failed'] as const) {
    const { container } = showPage(TestPaymentView, { data: shown({ ...checkout, state }), texts: own, language });
    expect(container.textContent).not.toContain('payment.');
  }
});

const ctxWith = (change: PageCtx['change']) => ({ params: { token: 'abc' }, change }) as Partial<PageCtx> as PageCtx;

test('a choice is sent on, and leads back to the site and nowhere else', async () => {
  const change = vi.fn(async () => checkout);
  const back = await testPaymentPage.acts!.decline!(ctxWith(change as never), {});
  expect(change.mock.calls[0]).toEqual([
    expect.objectContaining({ path: '/public/test-payment/choose' }),
    { token: 'abc', choice: 'decline' },
  ]);
  expect(back).toEqual({ redirectTo: '/bestellung/abc/zahlung' });
  const elsewhere = vi.fn(async () => ({ ...checkout, returnPath: '//elsewhere.example' }));
  expect(await testPaymentPage.acts!.succeed!(ctxWith(elsewhere as never), {})).toEqual({
    redirectTo: '/elsewhere.example',
  });
});

test('a choice that comes too late is a problem of the page', async () => {
  const late = problemsOf(paymentProblems)('payment.already_settled');
  const change = async () => Promise.reject(late);
  await expect(testPaymentPage.acts!.succeed!(ctxWith(change), {})).rejects.toBe(late);
});
