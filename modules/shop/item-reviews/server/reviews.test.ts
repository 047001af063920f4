import { addDays, addMinutes } from '@fachwerk/base/time';
import type { Item } from '@fachwerk/catalog/contract';
import { menuApi } from '@fachwerk/menu/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { reviewApi } from '../contract.ts';
import { reviewSiteApi } from '../contract-site.ts';
import { askBuyersOf } from './mail/ask-buyers.job.ts';
import { mergeReviews } from './merge-reviews.ts';
import { personalData } from './personal-data.ts';
import { openReviews, type TestReviews } from './reviews.for-tests.ts';

let world: TestReviews;
beforeAll(async () => {
  world = await openReviews();
});
afterAll(() => world.app.close());

let item: Item;
let items = 0;
beforeEach(async () => {
  item = await world.addItem(`Heft ${++items}`);
  world.later(2);
});

const somebody = () => `kunde${items}-${Math.random().toString(36).slice(2)}@example.org`;
const only = async () => (await world.list({ itemId: item.id }))[0]!;
const customerOf = async (email: string) =>
  (await world.app.db.first<{ id: string }>(world.app.sql`
    select id from customers.customer where company_id = ${world.bella.id} and email = ${email}`))!.id;
const mails = (email: string) =>
  world.app.db.rows<{ subject: string; bodyText: string }>(world.app.sql`
    select subject, body_text from kit.mail where company_id = ${world.bella.id} and recipient = ${email} order by at, id`);
/** What lists read is what the reviews add up to. */
async function expectTrueSums() {
  const wrong = await world.app.db.rows(world.app.sql`
    select g.item_id from item_reviews.rating g
    left join (select item_id, count(*) as reviews, sum(stars) as stars from item_reviews.review
      where company_id = ${world.bella.id} and state = 'published' group by item_id) r on r.item_id = g.item_id
    where g.company_id = ${world.bella.id}
      and (g.reviews <> coalesce(r.reviews, 0) or g.stars <> coalesce(r.stars, 0))`);
  expect(wrong).toEqual([]);
}

test('whoever bought it reviews it once it is handed over; it is shown once somebody has read it', async () => {
  const early = await world.buy([item], { isDone: false });
  expect((await world.write(early, item)).body).toMatchObject({ code: 'review.not_done_yet' });
  const orderHash = await world.buy([item], { email: somebody() });
  expect((await world.write(orderHash, item, { stars: 2 })).status).toBe(200);
  expect((await world.shown(item))?.count).toBe(0);
  const waiting = await only();
  expect(waiting).toMatchObject({ state: 'waiting', stars: 2, item: { name: `Heft ${items}` } });
  expect((await world.publish(waiting)).body).toEqual({ published: 1 });
  expect(await world.shown(item)).toMatchObject({ count: 1, average: 2, byStars: [0, 1, 0, 0, 0] });
  const { card, newestReviews } = (await world.app.call(menuApi.item, { id: item.id }, { siteOf: world.bella.id }))
    .body;
  expect(card.rating).toEqual({ average: 2, count: 1 });
  expect(newestReviews).toMatchObject([{ stars: 2, name: 'Kim L.' }]);
  await expectTrueSums();
});

test('no purchase, no review: another item, another shop, a secret of nobody', async () => {
  const orderHash = await world.buy([item], { email: somebody() });
  const stranger = await world.addItem(`Fremd ${items}`);
  const wrongSecret = `${orderHash.slice(0, -4)}xxxx`;
  const tries = [
    await world.write(orderHash, stranger),
    await world.write(wrongSecret, item),
    await world.write(orderHash, item, {}, world.other),
  ];
  expect(tries.map(({ status, body }) => [status, 'code' in body && body.code])).toEqual([
    [404, 'review.not_bought'],
    [404, 'review.not_bought'],
    [404, 'review.not_bought'],
  ]);
  const own = await world.app.call(reviewSiteApi.own, { orderHash: wrongSecret }, { siteOf: world.bella.id });
  expect(own.status).toBe(404);
});

test('stars are one to five, and a name is no address', async () => {
  const orderHash = await world.buy([item], { email: somebody() });
  for (const said of [{ stars: 0 }, { stars: 6 }, { stars: 4.5 }, { name: 'www.billiger.example.com' }])
    expect((await world.write(orderHash, item, said)).status).toBe(422);
});

test('sent twice it is one, and two taps at the same moment are one', async () => {
  const orderHash = await world.buy([item], { email: somebody() });
  await world.write(orderHash, item);
  await world.write(orderHash, item);
  expect(await only()).toMatchObject({ version: 1 });
  const second = await world.addItem(`Stift ${items}`);
  const other = await world.buy([second], { email: somebody() });
  const lock = world.app
    .sql`select from catalog.item where company_id = ${world.bella.id} and id = ${second.id} for update`;
  const answers = await world.app.race(lock, () => [1, 2, 3].map((stars) => world.write(other, second, { stars })));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await world.list({ itemId: second.id })).toHaveLength(1);
});

test('a second purchase is no second review; what is published is deleted before it is written anew', async () => {
  const email = somebody();
  const first = await world.buy([item], { email });
  await world.write(first, item, { stars: 5 });
  await world.publish(await only());
  world.later(2);
  const second = await world.buy([item], { email });
  const again = await world.write(second, item, { stars: 1 });
  expect(again.body).toMatchObject({ code: 'review.published_already' });
  const under = { siteOf: world.bella.id };
  for (const _ of [1, 2])
    expect((await world.app.call(reviewSiteApi.remove, { orderHash: second, itemId: item.id }, under)).status).toBe(
      200,
    );
  expect((await world.shown(item))?.count).toBe(0);
  expect((await world.write(second, item, { stars: 1 })).status).toBe(200);
  await expectTrueSums();
});

test('a rejection has a reason, which the customer is told and the trail keeps; rewritten it waits anew', async () => {
  const email = somebody();
  const orderHash = await world.buy([item], { email });
  await world.write(orderHash, item, { text: 'Ruf mich an: 0151 1234567' });
  const { id, version } = await only();
  const none = await world.staff().call(reviewApi.reject, { id, version, reason: 'too_bad' as 'insult' });
  expect(none.status).toBe(422);
  const rejected = await world.staff().call(reviewApi.reject, { id, version, reason: 'personal_data' });
  expect(rejected.body).toMatchObject({ state: 'rejected', reason: 'personal_data', decidedName: 'Test Person' });
  const last = (await mails(email)).at(-1)!;
  expect(last.bodyText).toContain('Persönliche Daten');
  expect(last.bodyText).not.toContain('0151 1234567');
  const trail = await world.app.db.rows(world.app.sql`
    select action, after from kit.audit_entry where company_id = ${world.bella.id} and subject_id = ${id}`);
  expect(trail).toMatchObject([{ action: 'item_review.rejected', after: { reason: 'personal_data' } }]);
  await world.write(orderHash, item, { text: 'Gutes Heft.' });
  expect(await only()).toMatchObject({ state: 'waiting', reason: null, text: 'Gutes Heft.' });
});

test('nobody publishes what was rewritten since they read it; the others of the selection are', async () => {
  const hashes = [await world.buy([item], { email: somebody() }), await world.buy([item], { email: somebody() })];
  for (const hash of hashes) await world.write(hash, item);
  const read = await world.list({ itemId: item.id });
  await world.write(hashes[0]!, item, { text: 'Etwas ganz anderes' });
  expect((await world.publish(...read)).body).toEqual({ published: 1 });
  // The same once more: what is shown counts as published.
  expect((await world.publish(...read)).body).toEqual({ published: 1 });
  const changed = (await world.list({ itemId: item.id, state: 'waiting' }))[0]!;
  const stale = await world.publish({ id: changed.id, version: 1 });
  expect(stale.body).toMatchObject({ code: 'review.changed_meanwhile' });
  await expectTrueSums();
});

test('two decisions about one item at the same moment both count', async () => {
  const hashes = [await world.buy([item], { email: somebody() }), await world.buy([item], { email: somebody() })];
  await world.write(hashes[0]!, item, { stars: 5 });
  await world.write(hashes[1]!, item, { stars: 2 });
  const waiting = await world.list({ itemId: item.id });
  const lock = world.app
    .sql`select from item_reviews.rating where company_id = ${world.bella.id} and item_id = ${item.id} for update`;
  await world.publish(waiting[0]!);
  await world.staff().call(reviewApi.reject, { ...waiting[0]!, version: waiting[0]!.version + 1, reason: 'insult' });
  const anew = await world.list({ itemId: item.id });
  await world.app.race(lock, () => anew.map((review) => world.publish(review)));
  expect(await world.shown(item)).toMatchObject({ count: 2, average: 3.5 });
  await expectTrueSums();
});

test('the shop answers below what is published, and takes its answer back', async () => {
  const orderHash = await world.buy([item], { email: somebody() });
  await world.write(orderHash, item);
  const waiting = await only();
  const reply = (version: number, text: string) =>
    world.staff().call(reviewApi.reply, { id: waiting.id, version, text });
  expect((await reply(waiting.version, 'Danke')).body).toMatchObject({ code: 'review.not_published' });
  await world.publish(waiting);
  const { version } = await only();
  expect((await reply(version, 'Danke')).body).toMatchObject({ reply: 'Danke' });
  expect((await reply(version, 'Zu spät')).body).toMatchObject({ code: 'review.changed_meanwhile' });
  expect((await world.shown(item))?.reviews[0]?.reply).toBe('Danke');
  expect((await reply(version + 1, '')).body).toMatchObject({ reply: '', repliedAt: null });
});

test('the list is narrowed by state, stars and words, those that wait first; reviews are read in three orders', async () => {
  for (const stars of [1, 5, 3]) {
    world.later(1);
    await world.write(await world.buy([item], { email: somebody() }), item, { stars, title: `Note ${stars}` });
  }
  const stars = async (filter: Parameters<typeof world.list>[0]) =>
    (await world.list({ itemId: item.id, ...filter })).map((review) => review.stars);
  const [three] = await world.list({ itemId: item.id });
  await world.publish(three!);
  expect(await stars({})).toEqual([5, 1, 3]);
  expect(await stars({ state: 'published' })).toEqual([3]);
  expect(await stars({ stars: 5 })).toEqual([5]);
  expect(await stars({ search: 'NOTE 1' })).toEqual([1]);
  const [first] = await world.list({ itemId: item.id });
  expect(await stars({ before: first!.id })).toEqual([1, 3]);
  await world.publish(...(await world.list({ itemId: item.id, state: 'waiting' })));
  const shown = async (sort: 'newest' | 'best' | 'worst') =>
    (await world.shown(item, { sort }))?.reviews.map((review) => review.stars);
  expect([await shown('newest'), await shown('best'), await shown('worst')]).toEqual([
    [3, 5, 1],
    [5, 3, 1],
    [1, 3, 5],
  ]);
});

test('another company’s review is nobody’s, and who may only read decides nothing', async () => {
  await world.write(await world.buy([item], { email: somebody() }), item);
  const { id, version } = await only();
  const rival = world.staff(world.other);
  const tries = [
    await rival.call(reviewApi.find, { id }),
    await rival.call(reviewApi.publish, { reviews: [{ id, version }] }),
    await rival.call(reviewApi.reject, { id, version, reason: 'insult' }),
    await rival.call(reviewApi.reply, { id, version, text: 'x' }),
  ];
  expect(tries.map(({ status, body }) => [status, 'code' in body && body.code])).toEqual(
    tries.map(() => [404, 'review.unknown']),
  );
  expect((await rival.call(reviewApi.list, { filter: { before: id } })).body.reviews).toEqual([]);
  const reader = world.app.as({ companyId: world.bella.id, capabilities: ['item-reviews.read'] });
  expect((await reader.call(reviewApi.find, { id })).status).toBe(200);
  expect((await reader.call(reviewApi.publish, { reviews: [{ id, version }] })).status).toBe(403);
});

test('switched off, nothing is shown and nothing is taken', async () => {
  const orderHash = await world.buy([item], { email: somebody() });
  await world.write(orderHash, item);
  await world.publish(await only());
  const set = (isOn: boolean) => world.staff().call(reviewApi.saveSetting, { isOn, mailDays: null });
  await set(false);
  const under = { siteOf: world.bella.id };
  expect(await world.shown(item)).toBeNull();
  expect((await world.app.call(menuApi.item, { id: item.id }, under)).body).toMatchObject({
    card: { rating: null },
    newestReviews: [],
  });
  expect((await world.app.call(reviewSiteApi.open, { orderHash }, under)).body).toEqual({ isOpen: false });
  expect((await world.write(orderHash, item)).body).toMatchObject({ code: 'review.off' });
  // What was said before stays its writer's, to be deleted; nothing else is offered.
  const own = async (of: string) => (await world.app.call(reviewSiteApi.own, { orderHash: of }, under)).body;
  expect(await own(orderHash)).toMatchObject({ isOn: false, items: [{ review: { state: 'published' } }] });
  expect((await own(await world.buy([item], { email: somebody() }))).items).toEqual([]);
  await set(true);
  expect((await world.shown(item))?.count).toBe(1);
});

test('only who confirmed the newsletter is asked, once, some days after the handover, and never after an objection', async () => {
  const [agreed, silent, objecting] = [somebody(), somebody(), somebody()];
  const hashes = new Map<string, string>();
  for (const email of [agreed, silent, objecting]) hashes.set(email, await world.buy([item], { email }));
  await world.app.db.rows(world.app.sql`
    update customers.customer set newsletter = 'confirmed', newsletter_confirmed_at = ${world.app.time.now}
    where company_id = ${world.bella.id} and email = any(${[agreed, objecting]}::text[])`);
  const under = { siteOf: world.bella.id };
  const of = { orderHash: hashes.get(objecting)! };
  await world.app.call(reviewSiteApi.endAsking, of, under);
  expect((await world.app.call(reviewSiteApi.asking, of, under)).body).toEqual({ isAsked: false });

  const ask = () =>
    world.app.db.transaction((db) =>
      askBuyersOf.run({ ...world.app.work(), db }, { companyId: world.bella.id } as never),
    );
  const asked = async (email: string) =>
    (await mails(email)).filter(({ bodyText }) => bodyText.includes(`/bestellung/${hashes.get(email)}/bewerten`))
      .length;
  const days = async (count: number) => {
    world.app.time.now = addDays(world.app.time.now, count);
    await ask();
    await ask();
    return [await asked(agreed), await asked(silent), await asked(objecting)];
  };
  await ask();
  expect(await days(8)).toEqual([0, 0, 0]);
  await world.staff().call(reviewApi.saveSetting, { isOn: true, mailDays: 9 });
  expect(await days(0)).toEqual([0, 0, 0]);
  expect(await days(2)).toEqual([1, 0, 0]);
  expect(await days(3)).toEqual([1, 0, 0]);
  await world.staff().call(reviewApi.saveSetting, { isOn: true, mailDays: null });
});

test('who asks for their data gets it; who is erased leaves the word of a buyer without a name', async () => {
  const email = somebody();
  const second = await world.addItem(`Mappe ${items}`);
  const orderHash = await world.buy([item, second], { email });
  await world.write(orderHash, item, { text: 'Bleibt stehen' });
  await world.publish(await only());
  await world.write(orderHash, second, { text: 'Noch nicht gelesen' });
  const ctx = world.inside();
  const person = { companyId: world.bella.id, id: await customerOf(email), email, name: 'Kim Lang' };
  expect(JSON.stringify(await personalData.export(ctx, person))).toMatch(/Bleibt stehen[\s\S]*|Noch nicht gelesen/);
  expect(await personalData.timeline?.(ctx, person, 5)).toHaveLength(2);
  for (const _ of [1, 2]) await personalData.erase(ctx, person);
  expect(await only()).toMatchObject({ name: '', order: null, text: 'Bleibt stehen' });
  expect(await world.list({ itemId: second.id })).toEqual([]);
  const { id, version } = await only();
  expect((await world.staff().call(reviewApi.reject, { id, version, reason: 'personal_data' })).status).toBe(200);
  await expectTrueSums();
});

test('of two reviews of a customer who turns out to be one the newer stays', async () => {
  const emails = [somebody(), somebody()] as const;
  for (const [at, email] of emails.entries()) {
    world.later(1);
    await world.write(await world.buy([item], { email }), item, { stars: at + 1 });
  }
  await world.publish(...(await world.list({ itemId: item.id })));
  const [keptId, mergedId] = [await customerOf(emails[0]), await customerOf(emails[1])];
  for (const _ of [1, 2]) await mergeReviews.move(world.inside(), { keptId, mergedId });
  expect((await world.list({ itemId: item.id })).map(({ stars }) => stars)).toEqual([2]);
  await expectTrueSums();
});

test('tries to write are counted by address', async () => {
  const input = { orderHash: 'x'.repeat(30), itemId: item.id, stars: 5, title: '', text: '', name: '' };
  world.app.time.now = addMinutes(world.app.time.now, 2);
  const from = '198.18.0.9';
  const answers: number[] = [];
  for (let at = 0; at < 25; at++)
    answers.push((await world.app.call(reviewSiteApi.write, input, { siteOf: world.bella.id, from })).status);
  expect(answers.at(0)).toBe(404);
  expect(answers.at(-1)).toBe(429);
});
