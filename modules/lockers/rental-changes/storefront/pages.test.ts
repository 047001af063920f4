import { stays } from '@fachwerk/active-rentals/module';
import type { ModuleTexts } from '@fachwerk/base/language';
import { findOrder } from '@fachwerk/orders/facade';
import type { Rental } from '@fachwerk/rentals/contract';
import { rentals } from '@fachwerk/rentals/module';
import { siteForTests } from '@fachwerk/site/site-for-tests';
import { openSecondServer, type TestApp } from '@fachwerk/testing/app';
import { siteHostFor } from '@fachwerk/testing/people';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cancellations, rentalChanges } from '../server/module.ts';
import { openRentalChanges, type TestRentalChanges } from '../server/testing.ts';
import { siteDe } from '../texts/site.de.ts';
import { pages } from './pages.tsx';

const texts = {
  de: Object.assign({}, ...[rentals, stays, rentalChanges].map(({ texts }) => texts?.de)),
} as ModuleTexts;

let world: TestRentalChanges;
let site: TestApp;
beforeAll(async () => {
  world = await openRentalChanges(cancellations);
  site = await openSecondServer(world.app, { site: siteForTests(pages, { texts }) });
});
afterAll(async () => {
  await site.close();
  await world.app.close();
});

/** What a browser without JavaScript gets. */
async function visit(rental: Rental, fields?: Record<string, string>) {
  const reply = await site.http.inject({
    method: fields ? 'POST' : 'GET',
    url: `/miete/${(await world.accessTo(rental)).key}/stornieren`,
    headers: {
      host: siteHostFor(world.city.id),
      'accept-language': 'de',
      ...(fields && { 'content-type': 'application/x-www-form-urlencoded' }),
    },
    ...(fields && { payload: new URLSearchParams(fields).toString() }),
  });
  return { status: reply.statusCode, html: reply.body };
}
const CONFIRM = 'value="cancel"';
const shown = (html: string) => ({ act: 'cancel', erstattung: /name="erstattung" value="(\d+)"/.exec(html)![1]! });
const refunded = async ({ companyId, orderId }: Rental) =>
  (await findOrder(world.scoped(companyId), orderId!))!.refundedCents;

test('in two windows: the first calls it off, the second reads the same, by its button and anew', async () => {
  const rental = await world.rent({ place: await world.wall(), startsAt: world.inMinutes(60) });
  const [one, other] = [await visit(rental), await visit(rental)];
  expect((await visit(rental, shown(one.html))).status).toBe(303);
  expect((await visit(rental, shown(other.html))).status).toBe(303);
  await world.app.runJobs();
  const { html } = await visit(rental);
  expect(html).toContain(siteDe['cancellation.done']);
  expect(html).not.toContain(CONFIRM);
  expect(await refunded(rental)).toBe(400);
});

test('a page that was drawn before the rental began calls off nothing: it says why, anew as well', async () => {
  const rental = await world.rent({ place: await world.wall(), startsAt: world.inMinutes(60) });
  const before = await visit(rental);
  expect(before.html).toContain(CONFIRM);
  world.later(60);
  await world.app.runJobs();
  const sent = await visit(rental, shown(before.html));
  expect(sent.status).toBe(409);
  for (const html of [sent.html, (await visit(rental)).html]) {
    expect(html).toContain(siteDe['rental.begun']);
    expect(html).not.toContain(CONFIRM);
  }
  await world.app.runJobs();
  expect([(await world.find(rental)).state, await refunded(rental)]).toEqual(['active', 0]);
});
