import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { type Box, devicesIn, freeBoxes, rowsOf, simulate } from '../support/lockers.ts';

/** The boxes to tick are drawn over their own fields. */
async function simulateByHand(page: Page, fault: string): Promise<void> {
  const panel = page.getByRole('group', { name: 'Simulator' });
  await expect(panel.getByRole('checkbox', { name: fault })).toBeEnabled();
  await panel.getByText(fault, { exact: true }).click();
  await expect(panel.getByRole('checkbox', { name: fault })).toBeChecked();
}

test('a bolt jams: the attempt says so, the wall shows an alarm, and somebody takes care of it', async ({ staff }) => {
  const administrator = await staff.demo('franchisor');
  const [box] = (await freeBoxes(administrator, 'Köln')) as [Box];
  const wall = `/admin/real-time-monitoring/${box.locationId}`;
  try {
    const page = await administrator.open(`${wall}/${box.id}`);
    const drawer = page.getByRole('dialog', { name: `Fach ${box.number}`, exact: true });
    await simulateByHand(page, 'Riegel klemmt');
    await drawer.getByRole('button', { name: 'Fach öffnen' }).click();
    const dialog = page.getByRole('dialog', { name: `Fach ${box.number} öffnen` });
    await dialog.getByRole('button', { name: 'Fach öffnen' }).click();
    await expect(dialog.getByRole('status')).toContainText('Riegel klemmt');
    await expect(dialog.getByText('Die Tür ist laut Sensor geschlossen.')).toBeVisible();
    await expectAccessible(page, 'an attempt that failed');
    await dialog.getByRole('button', { name: 'Mit zweitem Signal versuchen' }).click();
    await expect(dialog.getByRole('status')).toContainText('Auch das zweite Signal war erfolglos.');
    await dialog.getByRole('button', { name: 'Schließen' }).last().click();
    await expect(drawer.getByText('Alarm').first()).toBeVisible();
    await expect(drawer.getByText('Schloss klemmt')).toBeVisible();
    await drawer.getByRole('link', { name: 'Meldungen ansehen' }).click();

    await expect(page).toHaveURL(`/admin/alerts?lock=${box.id}`);
    // The events beside the wall say the same, and stay until the list is there.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Meldungen/);
    const alert = rowsOf(page).filter({ hasText: 'Schloss klemmt' });
    await expect(alert).toContainText(`Fach ${box.number}`);
    await expectAccessible(page, 'alerts');
    await alert.getByRole('link', { name: /Schloss klemmt/ }).click();
    const story = page.getByRole('dialog', { name: 'Schloss klemmt' });
    await expect(story).toContainText(`Fach ${box.number} öffnet sich nicht: Das Schloss klemmt.`);
    await story.getByRole('button', { name: 'Mir zuweisen' }).click();
    await expect(page.getByText('Katrin Vogel zugewiesen.')).toBeVisible();
    await story.getByRole('textbox', { name: 'Kommentar' }).fill('Ich fahre heute vorbei.');
    await story.getByRole('button', { name: 'Kommentieren' }).click();
    await expect(story.getByRole('listitem').filter({ hasText: 'Ich fahre heute vorbei.' })).toBeVisible();
    await expect(story.getByRole('listitem').filter({ hasText: 'E-Mail an den Betreiber gesendet' })).toBeVisible();
    await expectAccessible(page, 'an alert');
    await story.getByRole('textbox', { name: 'Kommentar' }).fill('Riegel gefettet.');
    await story.getByRole('button', { name: 'Erledigen' }).click();
    await expect(page.getByText('Meldung erledigt.')).toBeVisible();
    await expect(story.getByRole('listitem').filter({ hasText: 'Katrin Vogel: erledigt' })).toBeVisible();

    await page.goto(`/admin/alerts?state=ended&lock=${box.id}`);
    await expect(alert.first()).toContainText('Erledigt');
    await page.goto(wall);
    await expect(
      page.getByRole('grid').getByRole('button', { name: new RegExp(`^Fach ${box.number},`) }),
    ).toHaveAccessibleName(/, frei, /);
  } finally {
    await simulate(administrator, box, 'jam', false);
  }
});

/**
 * Whatever could be pressed or filled if the toast did not lie over it. Where there is no room beside the title, rows may pass below it
 * as long as each can be scrolled out from under it.
 */
async function coveredBy(toast: Locator): Promise<string[]> {
  const own = await toast.boundingBox();
  return toast.page().evaluate<string[]>(`((own) => {
    const covered = [];
    for (const each of document.querySelectorAll('main button, main input, main select')) {
      if (!each.checkVisibility()) continue;
      if (innerWidth < 1200) each.scrollIntoView({ block: 'center', behavior: 'instant' });
      const box = each.getBoundingClientRect();
      const isApart =
        box.left >= own.x + own.width || own.x >= box.right || box.top >= own.y + own.height || own.y >= box.bottom;
      if (!isApart) covered.push(each.getAttribute('aria-label') ?? each.textContent);
    }
    scrollTo({ top: 0, behavior: 'instant' });
    return covered;
  })(${JSON.stringify(own)})`);
}

test('a forced door is known on any screen', { tag: '@phone' }, async ({ staff }) => {
  const administrator = await staff.demo('franchisor');
  const [box] = (await freeBoxes(administrator, 'Köln', { from: 3 })) as [Box];
  const page = await administrator.openLive('/admin/users', 'alerts');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Benutzer/);
  try {
    await simulate(administrator, box, 'forced_door', true);
    const toast = page.getByRole('alert').filter({ hasText: 'Tür unerwartet offen' });
    await expect(toast).toContainText(`Fach ${box.number}`);
    await expect(page).toHaveTitle(/^\(\d+\) Benutzer · /);
    await expect(page.getByRole('button', { name: /^Meldungen: (eine|\d+) offen$/ })).toBeVisible();
    // It slides in.
    await expect(async () => expect(await coveredBy(toast)).toEqual([])).toPass({ timeout: 20_000 });
    await toast.getByRole('button', { name: 'Ansehen' }).click();
    await expect(page.getByRole('dialog', { name: 'Tür unerwartet offen' })).toContainText(`Fach ${box.number}`);
  } finally {
    await simulate(administrator, box, 'forced_door', false);
  }
});

test('a controller goes away and comes back: one alert, settled by itself before the operator is written to', async ({
  staff,
}) => {
  const administrator = await staff.demo('franchisor');
  const [device] = await devicesIn(administrator, 'München');
  const page = await administrator.open(`/admin/monitoring/${device!.id}`);
  const drawer = page.getByRole('dialog', { name: device!.name, exact: true });
  await expect(drawer.getByText(/^online/).first()).toBeVisible();
  const story = page.getByRole('dialog', { name: 'Steuereinheit offline' });
  try {
    await simulateByHand(page, 'Verbindung getrennt');
    await expect(drawer.getByText(/^offline/).first()).toBeVisible();
    const kind = drawer.getByRole('link', { name: /Steuereinheit offline/ });
    await expect(kind).toBeVisible();
    await expectAccessible(page, 'a controller that is away');

    await page.goto(`/admin/alerts?controller=${device!.id}`);
    const alert = rowsOf(page).filter({ hasText: 'Steuereinheit offline' });
    await expect(alert).toHaveCount(1);
    await alert.getByRole('link', { name: /Steuereinheit offline/ }).click();
    await expect(story).toBeVisible();
  } finally {
    await simulate(administrator, { controllerId: device!.id, channel: null }, 'offline', false);
  }
  // The open page hears that the device is back.
  await expect(story.getByRole('listitem').filter({ hasText: 'Automatisch behoben' })).toBeVisible();
  await page.goto(`/admin/alerts?state=all&controller=${device!.id}`);
  await expect(rowsOf(page).filter({ hasText: 'Steuereinheit offline' })).toHaveCount(1);
  await expect(rowsOf(page).filter({ hasText: 'Steuereinheit offline' })).toContainText('Automatisch behoben');
});
