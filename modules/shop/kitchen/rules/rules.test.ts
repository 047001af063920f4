import { expect, test } from 'vitest';
import type { Ticket } from '../contract.ts';
import { isForLater, sortedTickets } from './columns.ts';
import { itemCounts } from './item-counts.ts';
import { onPaper } from './paper.ts';
import { asSaved, isSlipped, type Tap, withoutRefused, withTaps } from './taps.ts';
import { TICKET } from './ticket.for-tests.ts';
import { ticketLines } from './ticket-lines.ts';

const at = (time: string) => new Date(`2026-03-01T${time}:00Z`);
const ticket = (orderId: string, given: Partial<Ticket> = {}): Ticket => ({ ...TICKET, orderId, ...given });
const tap = (given: Partial<Tap>): Tap => ({
  tapId: 't',
  orderId: 'a',
  from: 'new',
  to: 'accepted',
  tappedAt: 0,
  ...given,
});

test('what was tapped is shown at once, one tap after the other', () => {
  const taps = [tap({ promisedMinutes: 20 }), tap({ from: 'accepted', to: 'making' })];
  const [shown, other] = withTaps(asSaved([ticket('a'), ticket('b')], []), taps, at('18:00'));
  expect([shown!.state, shown!.promisedAt, other!.state]).toEqual(['making', at('18:20'), 'new']);
  expect(shown!.savedState).toBe('new');
});

test('a tap on what somebody else has moved changes nothing', () => {
  const [shown] = withTaps(asSaved([ticket('a', { state: 'making' })], []), [tap({})], at('18:00'));
  expect(shown!.state).toBe('making');
});

test('a ticket that nobody has touched is the same object, after a tap on another and after looking again', () => {
  const before = asSaved([ticket('a'), ticket('b')], []);
  const [tapped, untouched] = withTaps(before, [tap({})], at('18:00'));
  expect([tapped === before[0], untouched === before[1]]).toEqual([false, true]);
  const after = asSaved([ticket('a', { state: 'accepted' }), ticket('b', { stateSince: at('18:00') })], before);
  expect([after[0] === before[0], after[1] === before[1]]).toEqual([false, true]);
});

test('with a refused tap go those that were built on it, and no others', () => {
  const taps = [
    tap({ tapId: '1' }),
    tap({ tapId: '2', orderId: 'b' }),
    tap({ tapId: '3', from: 'accepted', to: 'making' }),
  ];
  expect(withoutRefused(taps, taps[0]!).map(({ tapId }) => tapId)).toEqual(['2']);
});

test('the oldest comes first, what is for later after it, what is on its way last', () => {
  const later = ticket('later', { arrivedAt: at('16:00'), wishedAt: at('21:00') });
  const tickets = [
    ticket('way', { arrivedAt: at('15:00'), state: 'on_way' }),
    later,
    ticket('new', { arrivedAt: at('17:59') }),
    ticket('old', { arrivedAt: at('17:20') }),
  ];
  expect(sortedTickets(tickets, at('18:00')).map(({ orderId }) => orderId)).toEqual(['old', 'new', 'later', 'way']);
  expect(isForLater(later, at('18:00'))).toBe(true);
  expect(isForLater(later, at('20:35'))).toBe(false);
});

const line = (title: string, quantity: number, extras: string[] = [], note = '') => ({
  ...TICKET.lines[0]!,
  itemId: title,
  title,
  quantity,
  extras: extras.map((each) => ({ title: each, quantity: 1 })),
  note,
});

test('the same dish is counted over all orders, its ways each for itself', () => {
  const counts = itemCounts([
    { lines: [line('Margherita', 2), line('Tiramisu', 1)] },
    { lines: [line('Margherita', 4, ['Oliven']), line('Margherita', 1, ['Oliven'], 'gut durch')] },
  ]);
  expect(counts.map(({ title, quantity }) => `${quantity}× ${title}`)).toEqual(['7× Margherita', '1× Tiramisu']);
  expect(counts[0]!.ways).toEqual([
    { words: '', quantity: 2 },
    { words: 'Oliven', quantity: 4 },
    { words: 'Oliven, gut durch', quantity: 1 },
  ]);
});

const words = {
  kind: { kitchen: 'Küchenbon', packing: 'Packzettel' },
  type: 'Lieferung',
  due: 'Zugesagt: 18:40',
  placed: 'Bestellt: 18:00',
  table: 'Tisch',
  note: 'Hinweis',
  total: 'Gesamt',
  toPay: 'ZU ZAHLEN',
  paid: 'Bezahlt',
  copy: 'Nachdruck',
  money: (cents: number) => `${(cents / 100).toFixed(2)} €`,
};
const printed = (kind: 'kitchen' | 'packing', given: Partial<Ticket> = {}, isCopy = false) =>
  onPaper(ticketLines(ticket('a', given), kind, words, isCopy), 32).map(({ text }) => text);

test('the kitchen reads no price and no address', () => {
  const text = printed('kitchen').join('\n');
  expect(text).toContain('2x Margherita');
  expect(text).toContain('  + Oliven');
  expect(text).toContain('  ! gut durch');
  expect(text).not.toMatch(/€|Gasse/);
});

test('the bag carries address, total and what is to be paid', () => {
  const text = printed('packing').join('\n');
  expect(text).toMatch(/2x Margherita +19\.00 €\n/);
  expect(text).toContain('Gasse 1');
  expect(text).toMatch(/ZU ZAHLEN:/);
  expect(printed('packing', { dueCents: 0 }).join('\n')).toContain('Bezahlt');
  expect(printed('packing', {}, true)[0]).toContain('Nachdruck');
});

test.each([
  ['4', 'Tisch 4'],
  ['4a', 'Tisch 4a'],
  ['Tisch 4', 'Tisch 4'],
  ['Terrasse 2', 'Terrasse 2'],
])('a table called %s is %s on the ticket', (tableName, called) => {
  expect(printed('kitchen', { tableName })).toContain(called);
});

test('no line is longer than the paper is wide, large letters take two places', () => {
  const long = 'Pizza Quattro Stagioni mit Büffelmozzarella und Donaudampfschifffahrtsgesellschaftskapitän';
  const paper = onPaper([{ text: long, look: 'large' }, { text: `  ${long}`, right: '19,00 €' }, { text: long }], 32);
  for (const row of paper) expect(row.text.length).toBeLessThanOrEqual(row.isLarge ? 16 : 32);
  expect(paper.filter(({ isLarge }) => !isLarge)[0]!.text.endsWith('19,00 €')).toBe(true);
});

const touch = { orderId: 'a', x: 100, y: 400, at: 1000 };
const touches = [
  ['on the ticket that moved up under the finger is none', { ...touch, orderId: 'b', x: 110, at: 1250 }, true],
  ['on the next ticket, meant, counts', { ...touch, orderId: 'b', at: 2000 }, false],
  ['somewhere else counts at once', { ...touch, orderId: 'b', x: 400, at: 1100 }, false],
  ['on the same ticket counts, which the queue knows', { ...touch, at: 1100 }, false],
] as const;
for (const [name, second, expected] of touches) {
  test(`a second tap ${name}`, () => expect(isSlipped(second, touch)).toBe(expected));
}
test('a first tap counts', () => expect(isSlipped(touch, undefined)).toBe(false));
