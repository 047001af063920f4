import { startSession } from '@fachwerk/react/session';
import { answering, fakeWire, refusing, renderScreen } from '@fachwerk/react/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Review, reviewApi, reviewCapabilities } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';
import { ReviewList } from './review-list.tsx';

beforeEach(() => {
  Object.assign(window, { innerWidth: 1440 });
  startSession('token-of-the-test', { id: 'me', capabilities: Object.keys(reviewCapabilities) });
});
afterEach(cleanup);

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const reviewLike = (number: number, more: Partial<Review> = {}): Review => ({
  id: idOf(number),
  item: { id: idOf(800), name: 'Notizbuch', number: 'NB-1', picture: null },
  order: { id: idOf(700), number: 'AAAA-0001' },
  stars: 2,
  title: `Titel ${number}`,
  text: '<img src=x onerror=alert(1)> <b>fett</b>',
  name: '<i>Ada</i>',
  language: 'de',
  state: 'waiting',
  reason: null,
  reply: '',
  repliedAt: null,
  writtenAt: new Date('2026-03-01T10:00:00Z'),
  decidedAt: null,
  decidedName: '',
  version: 3,
  ...more,
});

function open(at: string, reviews: Review[], ...served: Parameters<typeof fakeWire>) {
  const wire = fakeWire(
    ...served,
    answering(reviewApi.list, { reviews, next: null }),
    answering(reviewApi.overview, { waiting: 2, isOn: true }),
  );
  const shown = renderScreen(<ReviewList />, { path: '/admin/item-reviews/:id?', at });
  const filters = () => wire.calls(reviewApi.list).map(({ body }) => (body as { filter: object }).filter);
  return { wire, filters, person: userEvent.setup(), ...shown };
}

test('those that wait come first with what was said, shown as it was typed; several are published at once', async () => {
  const { wire, filters, person } = open(
    '/admin/item-reviews?stars=2',
    [reviewLike(1), reviewLike(2)],
    answering(reviewApi.publish, { published: 2 }),
  );
  const row = await screen.findByRole('row', { name: /Titel 1/ });
  expect(row.textContent).toContain('<img src=x onerror=alert(1)>');
  expect(row.querySelector('b, i, img')).toBeNull();
  expect(filters()).toEqual([{ state: 'waiting', stars: 2 }]);
  for (const each of [1, 2]) {
    const one = await screen.findByRole('row', { name: new RegExp(`Titel ${each}`) });
    await person.click(within(one).getByRole('checkbox'));
  }
  const bulk = adminDe['item-reviews.publish.bulk'].replace('{count}', '2');
  await person.click(await screen.findByRole('button', { name: bulk }));
  await waitFor(() =>
    expect(wire.calls(reviewApi.publish)[0]?.body).toEqual({
      reviews: [1, 2].map((each) => ({ id: idOf(each), version: 3 })),
    }),
  );
});

test('the drawer rejects for a reason and answers what is published', async () => {
  const one = reviewLike(1, { state: 'published', decidedAt: new Date(), decidedName: 'Toni' });
  const { wire, person } = open(
    `/admin/item-reviews/${one.id}?state=all`,
    [one],
    answering(reviewApi.find, one),
    refusing(reviewApi.reply, 409, 'review.changed_meanwhile', 'Inzwischen geändert.'),
    answering(reviewApi.reject, { ...one, state: 'rejected', reason: 'insult' }),
  );
  const drawer = within(await screen.findByRole('dialog'));
  const field = await drawer.findByLabelText(adminDe['item-reviews.reply']);
  await person.type(field, 'Danke');
  await person.click(drawer.getByRole('button', { name: adminDe['item-reviews.reply.save'] }));
  expect(await drawer.findByText('Inzwischen geändert.')).toBeTruthy();
  expect((field as HTMLTextAreaElement).value).toBe('Danke');
  await person.click(drawer.getByRole('button', { name: adminDe['item-reviews.reject'] }));
  await person.click(await screen.findByRole('radio', { name: adminDe['review_reason.insult'] }));
  const dialog = screen.getAllByRole('dialog').at(-1)!;
  await person.click(within(dialog).getByRole('button', { name: adminDe['item-reviews.reject'] }));
  await waitFor(() =>
    expect(wire.calls(reviewApi.reject)[0]?.body).toEqual({ id: one.id, version: 3, reason: 'insult' }),
  );
});

test('whoever may only read has nothing to decide; mails begin with days of their own', async () => {
  startSession('token-of-the-test', { id: 'me', capabilities: ['item-reviews.read'] });
  open('/admin/item-reviews', [reviewLike(1)]);
  const row = await screen.findByRole('row', { name: /Titel 1/ });
  expect(within(row).queryByRole('checkbox')).toBeNull();
  cleanup();
  startSession('token-of-the-test', { id: 'me', capabilities: Object.keys(reviewCapabilities) });
  const { wire, person } = open(
    '/admin/item-reviews#einstellungen',
    [],
    answering(reviewApi.setting, { isOn: true, mailDays: null }),
    answering(reviewApi.saveSetting, { isOn: true, mailDays: 7 }),
  );
  await person.click(await screen.findByRole('switch', { name: new RegExp(adminDe['item-reviews.setting.asks']) }));
  await person.click(screen.getByRole('button', { name: adminDe['item-reviews.setting.save'] }));
  await waitFor(() => expect(wire.calls(reviewApi.saveSetting)[0]?.body).toEqual({ isOn: true, mailDays: 7 }));
});
