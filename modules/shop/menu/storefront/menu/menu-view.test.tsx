import { offerLike } from '@fachwerk/item-options/rules/offer.for-tests';
import { usualShop } from '@fachwerk/shop/rules/way';
import { showPage } from '@fachwerk/site/testing';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { menuCard } from '../../rules/menu-card.ts';
import { NO_FILTER } from '../../rules/menu-filter.ts';
import { siteDe } from '../../texts/site.de.ts';
import type { MenuData } from './menu-data.ts';
import { View } from './menu-view.tsx';

const NOW = new Date('2026-03-02T12:00:00Z');

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.useFakeTimers({ now: NOW, toFake: ['setInterval', 'clearInterval', 'performance', 'Date'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
});

const category = { id: '018f0000-0000-7000-8000-00000000000a', name: 'Pizza', description: '', times: [] };
const drinks = { ...category, id: '018f0000-0000-7000-8000-00000000000b', name: 'Getränke' };
const cardOf = (de: string, given: Parameters<typeof offerLike>[0] = {}) =>
  menuCard(
    offerLike({ categoryId: category.id, name: { de }, ...given }),
    { ...usualShop(), areas: [], isSmallBusiness: false },
    NOW,
    'de',
  );

function dataLike(given: Partial<MenuData['menu']> = {}, hours: Partial<MenuData['bar']['hours']> = {}): MenuData {
  return {
    menu: {
      menuName: '',
      isWhole: true,
      isSmallBusiness: false,
      isCatalogue: false,
      hasSearch: true,
      instead: null,
      isList: false,
      popular: [],
      next: null,
      categories: [category, drinks],
      cards: [
        cardOf('Margherita', { diet: 'vegetarian', allergens: ['milk'] }),
        cardOf('Marinara', { diet: 'vegan', allergens: ['gluten'] }),
        cardOf('Wasser', { categoryId: drinks.id, diet: 'vegan' }),
      ],
      ...given,
    },
    facets: null,
    filter: NO_FILTER,
    bar: {
      isCatalogue: false,
      pausedUntil: null,
      hours: { state: 'closes_in', isOpen: true, at: new Date('2026-03-02T12:05:00Z'), lastOrderAt: null, ...hours },
      refusal: null,
      types: [],
    },
    delivery: null,
    cart: null,
    tableName: '',
    categoryId: null,
    isFurther: false,
  };
}

const names = () => screen.getAllByRole('heading', { level: 3 }).map((each) => each.textContent);

test('a whole menu is filtered as one types, and the address keeps it', () => {
  showPage(View, { data: dataLike(), texts: siteDe, now: NOW, path: '/shop' });
  expect(names()).toEqual(['Margherita', 'Marinara', 'Wasser']);
  fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'mar' } });
  expect(names()).toEqual(['Margherita', 'Marinara']);
  fireEvent.click(screen.getByRole('radio', { name: 'Vegan' }));
  expect(names()).toEqual(['Marinara']);
  expect(window.location.search).toBe('?suche=mar&kost=vegan');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Ohne Gluten' }));
  expect(screen.getByText('Keine Treffer für „mar“')).toBeDefined();
  expect(screen.getByRole('link', { name: siteDe['menu.show_all'] }).getAttribute('href')).toBe('/shop');
});

test('the bar counts down with the clock of the server', () => {
  showPage(View, { data: dataLike(), texts: siteDe, now: NOW });
  expect(screen.getByText('Geöffnet, schließt in 5:00')).toBeDefined();
  act(() => void vi.advanceTimersByTime(61_000));
  expect(screen.getByText('Geöffnet, schließt in 3:59')).toBeDefined();
});

test('a shop that is closed but takes orders for later says so', () => {
  const opensAt = new Date('2026-03-03T10:00:00Z');
  const data = dataLike({}, { state: 'already_closed', isOpen: false, at: opensAt });
  showPage(View, { data, texts: siteDe, now: NOW });
  expect(screen.getByText(/^Heute schon geschlossen, öffnet Di\., 03\.03\., 11:00/)).toBeDefined();
  expect(screen.getByText('Vorbestellungen sind möglich.')).toBeDefined();
});

test('the cart stays in sight: how many, how much, what is missing, which table', () => {
  const sums = {
    goodsCents: 1850,
    countedCents: 1850,
    minimumCents: 2000,
    missingCents: 150,
    isBlocked: true,
    depositCents: 0,
    deliveryCents: 0,
    toFreeCents: null,
    handlingCents: 0,
    surchargeCents: 0,
    discountCents: 0,
    tipCents: 0,
  };
  showPage(View, { data: { ...dataLike(), cart: { sums, tableName: 'Tisch 4', pieces: 2 } }, texts: siteDe, now: NOW });
  const bar = screen.getByRole('region', { name: 'Warenkorb' }).textContent?.replace(/\u00a0/g, ' ');
  for (const words of ['18,50 €', '2 Artikel', 'fehlen 1,50 €', 'Tisch 4']) expect(bar).toContain(words);
});

test('the page of a category leads to the others', () => {
  const data = { ...dataLike({ cards: [cardOf('Margherita')] }), categoryId: category.id };
  showPage(View, { data, texts: siteDe, now: NOW });
  expect(screen.getByRole('link', { name: 'Pizza' }).getAttribute('aria-current')).toBe('page');
  expect(screen.getByRole('link', { name: 'Getränke' }).getAttribute('href')).toBe(`/shop/kategorie/${drinks.id}`);
});

test('a large menu leads on by pages, and searches on the server', () => {
  const next = category.id;
  showPage(View, { data: { ...dataLike({ isWhole: false, next }), categoryId: null }, texts: siteDe, now: NOW });
  expect(screen.getByRole('link', { name: 'Mehr anzeigen' }).getAttribute('href')).toBe(`/shop?nach=${next}`);
  expect(screen.getByRole('link', { name: 'Getränke' }).getAttribute('href')).toBe(`/shop/kategorie/${drinks.id}`);
  fireEvent.input(screen.getByRole('combobox', { name: 'Artikel suchen' }), { target: { value: 'mar' } });
  expect(names()).toEqual(['Margherita', 'Marinara', 'Wasser']);
});

test('without gluten is one tap, and hides dishes of which nobody has said what is in them', () => {
  const cards = [
    cardOf('Salat', { vatKind: 'meal', hasNoAllergens: true }),
    cardOf('Pizza', { vatKind: 'meal', allergens: ['gluten'] }),
    cardOf('Tagesgericht', { vatKind: 'meal', allergens: [], hasNoAllergens: false }),
  ];
  showPage(View, { data: dataLike({ cards }), texts: siteDe, now: NOW, path: '/shop' });
  expect(names()).toEqual(['Salat', 'Pizza', 'Tagesgericht']);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Ohne Gluten' }));
  expect(names()).toEqual(['Salat']);
  expect(screen.getByText(/Treffer/).textContent).toContain('1 Gericht ohne Allergenangabe ausgeblendet');
});
