import { offerLike } from '@fachwerk/item-options/rules/offer.for-tests';
import { usualShop } from '@fachwerk/shop/rules/way';
import { showPage } from '@fachwerk/site/testing';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Menu } from '../../contract.ts';
import { menuCard } from '../../rules/menu-card.ts';
import { filterFrom } from '../../rules/menu-filter.ts';
import { siteDe } from '../../texts/site.de.ts';
import type { MenuData } from '../menu/menu-data.ts';
import { FoundMenu } from './found-menu.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
});

const NOW = new Date('2026-03-02T12:00:00Z');
const tea = { id: '018f0000-0000-7000-8000-00000000000a', name: 'Tee', description: '', times: [] };
const paper = { ...tea, id: '018f0000-0000-7000-8000-00000000000b', name: 'Papier' };
const cardOf = (de: string) =>
  menuCard(
    offerLike({ categoryId: tea.id, name: { de } }),
    { ...usualShop(), areas: [], isSmallBusiness: false },
    NOW,
    'de',
  );
const facets = {
  count: 2,
  categories: [
    { id: tea.id, count: 1 },
    { id: paper.id, count: 1 },
  ],
  cents: { least: 350, most: 990 },
  diets: { vegetarian: 0, vegan: 0 },
  allergens: [],
  variants: [{ value: 'rot', name: 'Rot', count: 1 }],
  available: 2,
};

function dataLike(query: string, menu: Partial<Menu> = {}): MenuData {
  return {
    menu: {
      menuName: '',
      isWhole: false,
      isSmallBusiness: false,
      isCatalogue: false,
      hasSearch: true,
      categories: [tea, paper],
      cards: [cardOf('Grüntee'), cardOf('Kräutertee')],
      instead: null,
      isList: true,
      popular: [],
      next: null,
      ...menu,
    },
    facets,
    filter: filterFrom(new URLSearchParams(query)),
    bar: {} as MenuData['bar'],
    delivery: null,
    cart: null,
    tableName: '',
    categoryId: null,
    isFurther: false,
  };
}
const show = (data: MenuData) =>
  showPage(({ data: shown }: { data: MenuData }) => <FoundMenu data={shown} onOpen={() => {}} />, {
    data,
    texts: siteDe,
    now: NOW,
    path: '/shop',
  });

/** The server, as far as it is asked. */
function answering(answers: Readonly<Record<string, unknown>>) {
  const asked: { path: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const path = new URL(url, 'http://shop.example').pathname
      .replace('/api/public/menu/', '')
      .replace('/api/public/', '');
    asked.push({ path, body: JSON.parse(String(init.body)) });
    return new Response(JSON.stringify(answers[path]), { headers: { 'content-type': 'application/json' } });
  });
  return asked;
}

test('what was looked for instead is said, and each filter can be taken away by a link', () => {
  show(dataLike('suche=gruntte&merkmal=rot&ab=5', { instead: 'Grüntee' }));
  expect(screen.getByText('2 Treffer für „Grüntee“')).toBeDefined();
  expect(screen.getByText('Ergebnisse für „Grüntee“. Eingegeben: „gruntte“.')).toBeDefined();
  const chip = screen.getByRole('link', { name: 'Filter entfernen: Rot' });
  expect(chip.getAttribute('href')).toBe('/shop?suche=gruntte&ab=5');
  expect(screen.getByRole('link', { name: 'Filter aufheben' }).getAttribute('href')).toBe('/shop?suche=gruntte');
});

test('a chosen value asks for the list in place, and the address keeps it', async () => {
  const data = dataLike('suche=tee');
  const asked = answering({
    menu: { ...data.menu, cards: [data.menu.cards[0]] },
    facets: { facets: { ...facets, count: 1 } },
  });
  show(data);
  fireEvent.click(screen.getByRole('checkbox', { name: /Rot/, hidden: true }));
  await waitFor(() => expect(screen.getByText('1 Treffer für „tee“')).toBeDefined());
  expect(window.location.search).toBe('?suche=tee&merkmal=rot');
  expect(asked[0]?.body).toMatchObject({ filter: { search: 'tee', variants: ['rot'] } });
  expect(screen.queryByText('Kräutertee')).toBeNull();
});

test('nothing found leads on to categories and to what others buy', () => {
  show(dataLike('suche=xyzzyq', { cards: [], popular: [cardOf('Teekanne')] }));
  expect(screen.getByText('Keine Treffer für „xyzzyq“')).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Beliebte Artikel' })).toBeDefined();
  expect(screen.getByText('Teekanne')).toBeDefined();
});

test('suggestions come while one types, the keys choose among them, and a name with a tag stays a text', async () => {
  const item = { ...cardOf('<b>Grüntee</b>'), id: tea.id };
  answering({ suggest: { instead: null, items: [item], categories: [{ id: paper.id, name: 'Papier' }] } });
  show(dataLike(''));
  const field = screen.getByRole('combobox', { name: 'Artikel suchen' });
  fireEvent.change(field, { target: { value: 'gru' } });
  await waitFor(() => expect(field.getAttribute('aria-expanded')).toBe('true'));
  const options = screen.getAllByRole('option', { selected: false });
  expect(options.map((each) => each.textContent?.includes('<b>'))).toContain(true);
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  expect(field.getAttribute('aria-activedescendant')).toBe(`a-${tea.id}`);
  fireEvent.keyDown(field, { key: 'Escape' });
  expect(field.getAttribute('aria-expanded')).toBe('false');
});
