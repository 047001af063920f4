import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { type Box, boxesNamed, placeIn, simulate } from '../support/lockers.ts';
import { mailTo } from '../support/mailbox.ts';
import { expect, heading, test } from '../support/site.ts';
import { orderKnown, payBy, payExtra, putBoxIntoCart } from '../support/site-pages.ts';
import type { Staff } from '../support/staff.ts';

const MUNICH = 'München Hauptbahnhof';

/** Nobody is asked who they are again, in whatever browser. */
async function pay(page: Page, order = orderKnown): Promise<void> {
  await order(page);
  await payBy(page, 'Erfolgreich bezahlen');
  await expect(heading(page, 'Vielen Dank für Ihre Bestellung')).toBeVisible();
}

/** Moves the rental of the demo back in time. */
async function letPass(staff: Staff, id: string, what: 'time_up' | 'overrun'): Promise<void> {
  const answer = await staff.call('POST', '/private/access-rights/simulate', { data: { id, what } });
  expect(answer.status(), await answer.text()).toBe(200);
}

test('a rental from the first opening to the end: extended, overrun, paid extra; staff see every step', {
  tag: '@phone-only',
}, async ({ site, staff }) => {
  const administrator = await staff.demo('franchisor');
  const { locationId } = await placeIn(administrator, 'München');
  const rented = await (await site.renter()).rent();
  const box = (await boxesNamed(administrator, rented.boxNumber)).find(
    (each) => each.locationId === locationId && each.number === rented.boxNumber,
  ) as Box;
  const wall = await administrator.openLive(`/admin/real-time-monitoring/${locationId}`);
  const onWall = wall
    .getByRole('grid', { name: `Fächer am Standort ${MUNICH}` })
    .getByRole('button', { name: new RegExp(`^Fach ${box.number},`) });

  // The link of the mail leads to the box.
  const mail = await mailTo(administrator, rented.email, /Zugangsdaten/);
  expect(mail.bodyText).toContain(`/miete/${rented.key}`);
  const page = await site.open(`/miete/${rented.key}`);
  await expect(heading(page, `Fach ${box.number}`)).toBeVisible();
  await expect(page.getByText(/^Läuft bis /)).toBeVisible();
  await expectAccessible(page, 'a running rental');

  await simulate(administrator, box, 'door_left_open', true);
  try {
    await page.getByRole('button', { name: 'Fach öffnen' }).click();
    await expect(page.getByText(`Fach ${box.number} ist offen. Bitte schließen Sie die Tür danach.`)).toBeVisible();
    await expect(onWall).toHaveAccessibleName(/, vermietet.*, Tür offen/);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Miete beenden' })).toBeDisabled();
    await expect(page.getByText('Die Tür ist noch offen. Bitte schließen Sie sie.')).toBeVisible();
    await expectAccessible(page, 'an open box');
  } finally {
    await simulate(administrator, box, 'door_left_open', false);
  }
  await expect(onWall).toHaveAccessibleName(/, Tür geschlossen/);

  await test.step('longer; what is in the cart is thrown out only after a yes', async () => {
    await putBoxIntoCart(page);
    await page.goto(`/miete/${rented.key}`);
    await page.getByRole('link', { name: 'Verlängern' }).click();
    await expectAccessible(page, 'extending');
    await page.getByRole('button', { name: 'Weiter zur Kasse' }).click();
    await expect(page.getByText('Der Warenkorb ist nicht leer.')).toBeVisible();
    await page.getByRole('button', { name: 'Warenkorb leeren und weiter' }).click();
    await pay(page);
    await expect(page.getByText(/^Ihre Miete ist verlängert bis /)).toBeVisible();
  });

  await test.step('the time is up, and then some', async () => {
    await letPass(administrator, rented.rentalId, 'time_up');
    await page.goto(`/miete/${rented.key}`);
    await expect(page.getByText(/^Mietzeit abgelaufen seit /)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Fach öffnen' })).toBeEnabled();
    await letPass(administrator, rented.rentalId, 'overrun');
    // Whoever has the page open sees it without touching anything.
    await expect(page.getByText(/^Nachzahlung: /)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Fach öffnen' })).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Miete beenden' })).toBeEnabled();
    await expect(onWall).toHaveAccessibleName(/, überzogen/);
    await expectAccessible(page, 'an overrun rental');
    await mailTo(administrator, rented.email, /Nachzahlung/);
  });

  await test.step('paid extra, it opens again', async () => {
    await page.getByRole('link', { name: 'Jetzt nachzahlen' }).click();
    await expectAccessible(page, 'paying extra');
    await page.getByRole('button', { name: 'Weiter zur Kasse' }).click();
    await pay(page, payExtra);
    await expect(page.getByText(/^Ihre Nachzahlung ist eingegangen\./)).toBeVisible();
    await page.goto(`/miete/${rented.key}`);
    await simulate(administrator, box, 'door_left_open', true);
    try {
      await page.getByRole('button', { name: 'Fach öffnen' }).click();
      // It may still be open.
      await expect(page.getByText(new RegExp(`Fach ${box.number} (ist|steht schon) offen\\.`))).toBeVisible();
    } finally {
      await simulate(administrator, box, 'door_left_open', false);
    }
  });

  await test.step('the end', async () => {
    const end = page.getByRole('button', { name: 'Miete beenden' });
    // That the door is closed takes a moment to be known, and one of the demo may open it again.
    await expect(async () => {
      await page.goto(`/miete/${rented.key}`);
      await expect(end).toBeEnabled({ timeout: 1000 });
      await end.click();
      await expect(page.getByText('Bitte bestätigen Sie, dass das Fach leer und sauber ist.')).toBeVisible({
        timeout: 5000,
      });
      await page.getByRole('checkbox', { name: /leer und sauber/ }).check();
      await end.click();
      await expect(page.getByText('Vielen Dank, Ihre Miete ist beendet.')).toBeVisible({ timeout: 10_000 });
    }).toPass();
    await expectAccessible(page, 'an ended rental');
  });

  const story = await administrator.open(`/admin/access-rights/${rented.rentalId}`);
  const steps = story.getByRole('dialog').getByRole('listitem');
  for (const said of [
    /^Bezahlt: /,
    /^Miete begonnen/,
    /^Fach \S+ geöffnet \(mit dem Telefon\)/,
    /^Verlängert bis /,
    /^Überzogen/,
    /^Nachzahlung /,
    /^Miete beendet/,
  ]) {
    await expect(steps.filter({ hasText: said }).first()).toBeVisible();
  }
  await expectAccessible(story, 'the story of a rental');
});

test('without a network the rental is still there: a tap waits for it, every other page leads back, and nothing is kept after the end', {
  tag: '@phone-only',
}, async ({ site, complaints }) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_NETWORK_CHANGED/);
  const { key, boxNumber } = await (await site.renter()).rent();
  const page = await site.open(`/miete/${key}`);
  const keptPages = () =>
    page.evaluate<string[]>(`(async () => {
      const kept = (await caches.has('fw-kept')) ? await (await caches.open('fw-kept')).keys() : [];
      return kept.map(({ url }) => new URL(url).pathname).filter((path) => !path.startsWith('/assets/'));
    })()`);
  await expect.poll(keptPages).toEqual(expect.arrayContaining([`/miete/${key}`, '/ohne-netz']));

  await page.context().setOffline(true);
  await page.goto('/warenkorb');
  await page
    .getByRole('main')
    .getByRole('link', { name: `Fach ${boxNumber}` })
    .click();
  await expect(heading(page, `Fach ${boxNumber}`)).toBeVisible();
  await expect(page.getByText('Keine Internetverbindung', { exact: true })).toBeVisible();
  await expect(page.getByText(/^\d{6}$/)).toBeVisible();
  await expectAccessible(page, 'a rental without a network');
  await page.getByRole('button', { name: 'Fach öffnen' }).click();
  await expect(page.getByText('Keine Internetverbindung: Das Öffnen wird weiter versucht.')).toBeVisible();

  await page.context().setOffline(false);
  await expect(page.getByText(`Fach ${boxNumber} ist offen. Bitte schließen Sie die Tür danach.`)).toBeVisible();
  await page.goto('/');
  await page.getByRole('link', { name: /^Ihre laufende Miete/ }).click();
  const end = page.getByRole('button', { name: 'Miete beenden' });
  await end.click();
  await expect(page.getByText('Bitte bestätigen Sie, dass das Fach leer und sauber ist.')).toBeVisible();
  // Back to the answer of a form, which no browser keeps: that is no missing network.
  await page.goto('/');
  await page.goBack();
  await expect(heading(page, `Fach ${boxNumber}`)).toBeVisible();
  await page.getByRole('checkbox', { name: /leer und sauber/ }).check();
  await end.click();
  await expect(page.getByText('Vielen Dank, Ihre Miete ist beendet.')).toBeVisible();
  await expect.poll(keptPages).toEqual([]);
  await page.goto('/');
  await expect(page.getByRole('link', { name: /^Ihre laufende Miete/ })).toHaveCount(0);
});

test('a booking that has not begun is called off: what goes back is shown first, and said afterwards, back and reload included', {
  tag: '@phone-only',
}, async ({ site, staff }) => {
  const administrator = await staff.demo('franchisor');
  const later = new Date(Date.now() + 20 * 86_400_000);
  const { key, email } = await (await site.renter()).rent(undefined, later);
  const page = await site.open(`/miete/${key}`);
  await page.getByRole('link', { name: 'Stornieren' }).click();
  await expect(heading(page, 'Buchung stornieren')).toBeVisible();
  await expect(page.getByText('Erstattung', { exact: true })).toBeVisible();
  await expectAccessible(page, 'calling a booking off');
  await page.getByRole('button', { name: 'Buchung stornieren' }).click();
  const done = page.getByText('Ihre Buchung ist storniert.');
  await expect(done).toBeVisible();
  await expect(page.getByText(/über die ursprüngliche Zahlungsart/)).toBeVisible();
  await expectAccessible(page, 'a booking that is off');
  await page.reload();
  await expect(done).toBeVisible();
  await page.goBack();
  await expect(done).toBeVisible();
  await page.getByRole('link', { name: 'Zu meiner Miete' }).click();
  await expect(page.getByText('Diese Buchung ist storniert.')).toBeVisible();
  await mailTo(administrator, email, /^Storniert: /);
});
