import { LANGUAGES } from '@fachwerk/base/language';
import type { SizeOffer } from '@fachwerk/rentals/contract-site';
import { showPage } from '@fachwerk/site/testing';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { siteDe } from '../texts/site.de.ts';
import { siteDeDu } from '../texts/site.deDu.ts';
import { siteEn } from '../texts/site.en.ts';
import { siteIt } from '../texts/site.it.ts';
import { siteRu } from '../texts/site.ru.ts';
import type { TerminalData } from './page-data.ts';
import { View } from './terminal-view.tsx';

const texts = { de: siteDe, deDu: siteDeDu, en: siteEn, it: siteIt, ru: siteRu };

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const ID = '00000000-0000-7000-8000-000000000001';
const location = {
  id: ID,
  name: 'Berlin Hauptbahnhof',
  isOnSale: true,
  freeBoxes: 5,
  freeOfSize: { S: 5, L: 0 },
} as unknown as NonNullable<TerminalData['location']>;
const sizes = [
  { size: { code: 'S' }, priceCents: 400 },
  { size: { code: 'L' }, priceCents: 900 },
] as unknown as readonly SizeOffer[];
const data: TerminalData = { location, sizes, opening: null, transactionId: ID };

/** The server of this tablet: who asks for anything but an opening gets no answer. */
function answering(open: () => Response) {
  const pins: string[] = [];
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (!path.endsWith('/terminal/open')) throw new TypeError('no network');
    pins.push(JSON.parse(String(init.body)).pin);
    return open();
  });
  return pins;
}

async function type(pin: string): Promise<void> {
  for (const digit of pin) fireEvent.click(screen.getByRole('button', { name: `Ziffer ${digit}` }));
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Öffnen' })));
}

test('from three steps away one sees what is free and what it costs', () => {
  answering(() => new Response());
  showPage(View, { data, texts: siteDe });
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
  expect(rows).toEqual(['S5 Fächer frei4,00 € für 2 Std.', 'L0 Fächer frei9,00 € für 2 Std.']);
  expect(screen.getByRole('link', { name: 'Fach mieten' }).getAttribute('href')).toBe(`/standort/${ID}`);
});

test('where nothing is sold it says so, and whoever has a box still opens it', () => {
  answering(() => new Response());
  showPage(View, { data: { ...data, location: { ...location, isOnSale: false }, sizes: [] }, texts: siteDe });
  expect(screen.queryByRole('link', { name: 'Fach mieten' })).toBeNull();
  expect(screen.getByText(siteDe['terminal.not_on_sale'])).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Öffnen' })).toBeTruthy();
});

test('a wrong PIN leaves the pad where it is, empty, with the reason above it', async () => {
  const error = siteDe['pin.wrong'];
  const pins = answering(() => Response.json({ code: 'pin.wrong', error, params: {}, fields: [] }, { status: 404 }));
  showPage(View, { data, texts: siteDe });
  const before = window.location.href;
  await type('12');
  expect([pins, screen.getByRole('alert').textContent]).toEqual([[], siteDe['field.pin']]);
  await type('3456');
  expect(pins).toEqual(['123456']);
  expect(screen.getByRole('alert').textContent).toBe(error);
  expect(screen.getByLabelText<HTMLInputElement>('PIN eingeben').value).toBe('');
  expect(screen.getByRole('button', { name: 'Öffnen' }).getAttribute('aria-disabled')).toBe('false');
  expect(screen.getByRole('button', { name: 'Ziffer 1' })).toBeTruthy();
  expect(window.location.href).toBe(before);
});

test.each(LANGUAGES)('in %s every word is there', (language) => {
  answering(() => new Response());
  const { container } = showPage(View, { data, texts: { ...texts.de, ...texts[language] }, language });
  expect(container.textContent).not.toMatch(/terminal\.\w/);
});
