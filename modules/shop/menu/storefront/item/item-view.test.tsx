import { Problem } from '@fachwerk/base/problem';
import { extraLike, groupLike, named, offerLike, variantLike } from '@fachwerk/item-options/rules/offer.for-tests';
import { usualShop } from '@fachwerk/shop/rules/way';
import { showPage } from '@fachwerk/site/testing';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { ShownItem } from '../../contract.ts';
import { menuCard } from '../../rules/menu-card.ts';
import { siteDe } from '../../texts/site.de.ts';
import { ChoiceForm } from './choice-form.tsx';
import { View } from './item-view.tsx';

afterEach(cleanup);

const NOW = new Date('2026-03-02T12:00:00Z');
const small = variantLike('klein', { priceCents: 850 });
const large = variantLike('groß', { priceCents: 1150 });
const gone = variantLike('riesig', { stock: 0 });
const sauce = groupLike([extraLike('Tomate', { surchargeCents: 0 }), extraLike('Sahne', { surchargeCents: 50 })], {
  name: named('Boden'),
  minimum: 1,
  maximum: 1,
});
const toppings = groupLike([extraLike('Käse'), extraLike('Salami'), extraLike('Pilze')], { maximum: 2 });
const cheese = groupLike([extraLike('Parmesan', { surchargeCents: 120 })], {
  name: named('Mehr'),
  maximum: 3,
  mostOfSame: 3,
});
const sides = groupLike([extraLike('Brot'), extraLike('Salat')], { name: named('Beilagen'), minimum: 2, maximum: 2 });

function show(given: Parameters<typeof offerLike>[0], isCatalogue = false) {
  const offer = offerLike(given);
  const item: ShownItem = {
    offer,
    card: menuCard(offer, { ...usualShop(), areas: [], isSmallBusiness: false }, NOW, 'de'),
    category: { id: offer.categoryId, name: 'Pizza', description: '', times: [] },
    newestReviews: [],
    isCatalogue,
    menuName: '',
    zoneFares: [],
  };
  return showPage(View, { data: { item, related: { isChosen: false, cards: [] } }, texts: siteDe, now: NOW });
}

const add = () => screen.getByRole('button', { name: /In den Warenkorb/ });
/** As the browser writes money: the space before the sign does not break. */
const price = () =>
  add()
    .textContent?.replace(/\u00a0/g, ' ')
    .match(/[\d.,]+ €/)?.[0];
const named_ = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });

test('the price follows what is chosen: variant, extras, several of the same, how many', () => {
  show({ variants: [small, large], extraGroups: [sauce, toppings, cheese] });
  expect(price()).toBe('8,50 €');
  fireEvent.click(screen.getByRole('radio', { name: /groß/ }));
  expect(price()).toBe('11,50 €');
  fireEvent.click(screen.getByRole('radio', { name: /Sahne/ }));
  fireEvent.click(named_(/Käse/));
  expect(price()).toBe('13,00 €');
  fireEvent.click(screen.getByRole('button', { name: 'Mehr: Anzahl Parmesan' }));
  fireEvent.click(screen.getByRole('button', { name: 'Mehr: Anzahl Parmesan' }));
  expect(price()).toBe('15,40 €');
  fireEvent.click(screen.getByRole('button', { name: 'Mehr: Menge' }));
  expect(price()).toBe('30,80 €');
});

test('a group that is full takes no more, and takes again once something is given back', () => {
  show({ extraGroups: [toppings] });
  fireEvent.click(named_(/Käse/));
  fireEvent.click(named_(/Salami/));
  expect(named_(/Pilze/).disabled).toBe(true);
  fireEvent.click(named_(/Käse/));
  expect(named_(/Pilze/).disabled).toBe(false);
});

test('what has to be chosen is said when somebody goes on without it, and nothing is sent', () => {
  show({ extraGroups: [sides] });
  const isSent = fireEvent.submit(add().closest('form')!);
  expect(isSent).toBe(false);
  expect(screen.getByText('Bitte wählen Sie bei „Beilagen“ mindestens 2 aus.')).toBeDefined();
  fireEvent.click(named_(/Brot/));
  fireEvent.click(named_(/Salat/));
  expect(screen.queryByText(/mindestens 2/)).toBeNull();
});

test('what is sold out cannot be chosen, and an item that is gone cannot be bought', () => {
  show({ variants: [gone, small] });
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /riesig/ }).disabled).toBe(true);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /klein/ }).checked).toBe(true);
  cleanup();
  show({ stock: 0 });
  expect(add().getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByText('Pizza Margherita ist ausverkauft.')).toBeDefined();
});

test('beside what belongs to another contract party it asks to begin anew, and Enter does not', async () => {
  const offer = offerLike({});
  const asked: boolean[] = [];
  const onAdd = async (_: unknown, isAnew: boolean) => {
    asked.push(isAnew);
    if (!isAnew) throw Object.assign(new Problem('cart.other_party', 409), { message: 'Von einem anderen Anbieter.' });
  };
  showPage(() => <ChoiceForm offer={offer} isMeal whyNot={null} onAdd={onAdd} />, {
    data: {},
    texts: siteDe,
    now: NOW,
  });
  expect(screen.queryByRole('button', { name: /leeren/ })).toBeNull();
  fireEvent.click(add());
  await screen.findByText('Von einem anderen Anbieter.');
  expect(add().closest('form')!.querySelector<HTMLButtonElement>('button[type=submit]')!.value).toBe('add');
  fireEvent.click(screen.getByRole('button', { name: 'Warenkorb leeren und hinzufügen' }));
  await waitFor(() => expect(asked).toEqual([false, true]));
});

test('in catalogue mode nothing is sold', () => {
  show({}, true);
  expect(screen.queryByRole('button', { name: /In den Warenkorb/ })).toBeNull();
});

const picture = (at: number) => ({
  id: `018f0000-0000-7000-8000-00000000000${at}`,
  alt: named(`Ansicht ${at}`),
  sources: [320, 640, 1280].map((width) => ({ width, url: `/dateien/bild-${at}-${width}.webp` })),
  jpeg: `/dateien/bild-${at}.jpg`,
});

test('a picture opens larger, the next one follows, and without a script both are links', () => {
  show({ pictures: [picture(1), picture(2)] });
  const large = screen.getByRole<HTMLAnchorElement>('link', { name: 'Bild vergrößern: Ansicht 1' });
  expect(large.getAttribute('href')).toBe('/dateien/bild-1-1280.webp');
  expect(screen.getByRole('link', { name: 'Bild 2 von 2 anzeigen' }).getAttribute('href')).toBe('#bild-2');
  fireEvent.click(large);
  expect(screen.getByText('Bild 1 von 2')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Nächstes Bild' }));
  expect(screen.getByText('Bild 2 von 2')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Nächstes Bild' }));
  expect(screen.getByText('Bild 1 von 2')).toBeDefined();
});

test('what was looked at is kept from the moment somebody asks for it, and not before', async () => {
  localStorage.clear();
  show({});
  expect(localStorage.length).toBe(0);
  fireEvent.click(await screen.findByRole('button', { name: 'Angesehene Artikel merken' }));
  expect(localStorage.length).toBe(1);
  fireEvent.click(screen.getByRole('button', { name: 'Liste löschen' }));
  expect(localStorage.length).toBe(0);
});

test('a chosen variant says its price where the price stands', () => {
  show({ variants: [small, large] });
  fireEvent.click(screen.getByRole('radio', { name: /groß/ }));
  const shown = screen.getAllByText(/11,50/).map(({ tagName }) => tagName);
  expect(shown).toContain('STRONG');
});
