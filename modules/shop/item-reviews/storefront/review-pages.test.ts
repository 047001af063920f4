import { pages as menuPages, slots as menuSlots } from '@fachwerk/menu/storefront';
import { siteForTests } from '@fachwerk/site/site-for-tests';
import { siteHostFor } from '@fachwerk/testing/people';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reviewApi } from '../contract.ts';
import { ACTS, endAskingPath, FIELDS, writePath } from '../rules/review-path.ts';
import { openReviews, type TestReviews } from '../server/reviews.for-tests.ts';
import { siteDe } from '../texts/site.de.ts';
import { pages, slots } from './pages.tsx';

let world: TestReviews;
beforeAll(async () => {
  const site = siteForTests([...menuPages, ...pages], {
    texts: { de: siteDe, deDu: {}, en: {} },
    slots: [...menuSlots, ...slots],
  });
  world = await openReviews({ site });
});
afterAll(() => world.app.close());

async function go(url: string, form?: Record<string, string>) {
  const headers = { host: siteHostFor(world.bella.id), 'sec-fetch-site': 'same-origin' };
  const reply = await world.app.http.inject({
    url,
    headers,
    ...(form && {
      method: 'POST' as const,
      payload: new URLSearchParams(form).toString(),
      headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
    }),
  });
  return {
    status: reply.statusCode,
    to: String(reply.headers.location ?? ''),
    html: reply.body.replaceAll('<!-- -->', ''),
  };
}

const EVIL = '</script><img src=x onerror=alert(2)>';

test('a buyer reviews without a script; what they typed is text wherever it is shown', async () => {
  const item = await world.addItem('Heft');
  const orderHash = await world.buy([item]);
  const page = writePath(orderHash);
  expect((await go(page)).html).toContain(siteDe['review.write.send']);
  const none = await go(page, { act: ACTS.write, [FIELDS.item]: item.id, [FIELDS.text]: 'Ohne Sterne' });
  expect(none.html).toContain('Ohne Sterne');
  const sent = await go(page, {
    act: ACTS.write,
    [FIELDS.item]: item.id,
    [FIELDS.stars]: '3',
    [FIELDS.title]: EVIL,
    [FIELDS.text]: EVIL,
    [FIELDS.name]: EVIL,
  });
  expect(sent.status).toBe(303);
  const [waiting] = await world.list({ itemId: item.id });
  expect(waiting).toMatchObject({ title: EVIL, name: EVIL });
  await world.publish(waiting!);
  const { version } = (await world.list({ itemId: item.id }))[0]!;
  await world.staff().call(reviewApi.reply, { id: waiting!.id, version, text: EVIL });

  for (const shown of [await go(page), await go(`/shop/artikel/${item.id}?bewertungen=worst`)]) {
    expect(shown.status).toBe(200);
    expect(shown.html).toContain('&lt;img src=x onerror=alert(2)&gt;');
    expect(shown.html).not.toContain('<img src=x');
    expect(shown.html).not.toContain('</script><img');
  }
});

test('the page of an item says how reviews are checked, and turns pages and orders by its address', async () => {
  const item = await world.addItem('Stift');
  await world.write(await world.buy([item]), item, { stars: 1, title: 'Titel-0' });
  await world.publish(...(await world.list({ itemId: item.id })));
  // Eight more by customers who are gone.
  const of = world.bella.id;
  await world.app.db.rows(world.app.sql`
    insert into item_reviews.review (company_id, id, item_id, stars, title, language, state, created_at, written_at, decided_at)
    select ${of}, gen_random_uuid(), ${item.id}, 5, 'Titel-' || n, 'de', 'published', at, at, at
    from generate_series(1, 8) n cross join lateral (select ${world.app.time.now}::timestamptz + n * interval '1 minute' as at) moment`);
  await world.app.db.rows(world.app.sql`
    update item_reviews.rating set reviews = 9, stars = 41 where company_id = ${of} and item_id = ${item.id}`);
  const path = `/shop/artikel/${item.id}`;
  const first = (await go(path)).html;
  for (const words of [siteDe['review.checked.text'], siteDe['review.bought'], 'Titel-8', '"reviewCount":9'])
    expect(first).toContain(words);
  expect(first).not.toContain('Titel-0');
  expect((await go(`${path}?seite=2`)).html).toContain('Titel-0');
  expect((await go(`${path}?bewertungen=worst`)).html).toContain('Titel-0');
  expect((await go(`${path}?seite=-3&bewertungen=x`)).status).toBe(200);
});

test('one click ends mails, that of a mail program too; looking does not', async () => {
  const item = await world.addItem('Mappe');
  const path = endAskingPath(await world.buy([item], { email: 'genug@example.org' }));
  expect((await go(path)).html).toContain(siteDe['review.end.ask']);
  expect((await go(path)).html).toContain(siteDe['review.end.ask']);
  expect((await go(path, { 'List-Unsubscribe': 'One-Click' })).status).toBe(200);
  expect((await go(path)).html).toContain(siteDe['review.end.done']);
});
