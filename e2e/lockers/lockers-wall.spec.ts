import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { type Box, freeBoxes, placeIn, simulate } from '../support/lockers.ts';
import { choose, isSmall, signInByHand } from '../support/screens.ts';
import { DEMO, DEMO_PASSWORD } from '../support/staff.ts';

const BERLIN = 'Berlin Alexanderplatz';

const wallOf = (page: Page) => page.getByRole('grid', { name: `Fächer am Standort ${BERLIN}` });
const boxOf = (page: Page, { number }: Pick<Box, 'number'>) =>
  wallOf(page).getByRole('button', { name: new RegExp(`^Fach ${number},`) });
const legendOf = (page: Page) => page.getByRole('group', { name: 'Status filtern' });

test('from the menu to a box: it is opened, and the wall and what has happened beside it show it', {
  tag: '@phone',
}, async ({ page, staff }) => {
  const administrator = await staff.demo('franchisor');
  const [box] = (await freeBoxes(administrator, 'Berlin')) as [Box];
  // Otherwise somebody closes it while we look.
  await simulate(administrator, box, 'door_left_open', true);
  try {
    await signInByHand(page, { email: DEMO.franchisor, password: DEMO_PASSWORD });
    await expect(page).toHaveURL('/admin/dashboard');
    await choose(page, 'Echtzeit-Monitoring');
    const walls = page.getByRole('list', { name: 'Alle Standorte auf einen Blick' });
    await expect(walls.getByRole('link', { name: /^(Berlin|Hamburg|Köln|München) / })).toHaveCount(4);
    await expect(page.getByRole('status').filter({ hasText: 'Live' })).toBeVisible();
    await expectAccessible(page, 'walls at a glance');

    await walls.getByRole('link', { name: BERLIN }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(BERLIN);
    await expect(boxOf(page, box)).toHaveAccessibleName(/ frei, Tür geschlossen/);
    await expectAccessible(page, 'a wall');

    await boxOf(page, box).click();
    const drawer = page.getByRole('dialog', { name: `Fach ${box.number}`, exact: true });
    await expect(drawer.getByText('Tür geschlossen')).toBeVisible();
    await expect(drawer.getByText('Schloss verriegelt')).toBeVisible();
    await expectAccessible(page, 'a box of the wall');
    await drawer.getByRole('button', { name: 'Fach öffnen' }).click();
    const dialog = page.getByRole('dialog', { name: `Fach ${box.number} öffnen` });
    await expect(dialog.getByRole('radio', { name: 'Betreiber' })).toBeChecked();
    await dialog.getByRole('radio', { name: 'Test' }).check();
    await expectAccessible(page, 'how to open a box');
    await dialog.getByRole('button', { name: 'Fach öffnen' }).click();

    const steps = dialog.getByRole('list', { name: 'Verlauf der Öffnung' }).getByRole('listitem');
    await expect(dialog.getByRole('status')).toContainText('Geöffnet');
    await expect(steps).toHaveText([
      /^Angefordert.*erledigt/,
      /^An die Steuereinheit gesendet.*erledigt/,
      /^Von der Steuereinheit bestätigt.*erledigt/,
      /^Offen.*erledigt/,
    ]);
    await expect(dialog.getByText('Die Tür ist laut Sensor offen.')).toBeVisible();
    await expectAccessible(page, 'a box that was opened');
    await dialog.getByRole('button', { name: 'Schließen' }).last().click();
    await expect(drawer.getByText('Tür offen')).toBeVisible();
    await drawer.getByRole('button', { name: /^(Schließen|Zurück)$/ }).click();
    await expect(drawer).toBeHidden();

    await expect(boxOf(page, box)).toHaveAccessibleName(/, frei, Tür offen, entriegelt/);
    const events = page.getByRole('complementary', { name: 'Letzte Ereignisse' });
    await expect(
      events.getByRole('button', { name: new RegExp(`^Fach ${box.number} ?Tür geöffnet`) }).first(),
    ).toBeVisible();
    await expect(events.getByText(/^Geöffnet/).first()).toBeVisible();
  } finally {
    await simulate(administrator, box, 'door_left_open', false);
  }
  // Somebody has closed it: the wall says so by itself.
  await expect(boxOf(page, box)).toHaveAccessibleName(/, frei, Tür geschlossen/);
});

test('the legend leaves those one looks for, and its choice is in the address', async ({ staff }) => {
  const administrator = await staff.demo('franchisor');
  const { locationId } = await placeIn(administrator, 'Berlin');
  const page = await administrator.open(`/admin/real-time-monitoring/${locationId}`);
  const faded = wallOf(page).locator('[data-faded]');
  for (const state of ['zu prüfen', 'reserviert']) {
    await legendOf(page).getByRole('button', { name: state }).click();
    await expect(legendOf(page).getByRole('button', { name: state })).toHaveAttribute('aria-pressed', 'true');
  }
  await expect(page).toHaveURL(/\?state=to_check&state=reserved$/);
  const boxes = await wallOf(page).getByRole('gridcell').count();
  const left = wallOf(page).getByRole('gridcell', { name: /zu prüfen|reserviert/ });
  // The wall lives on: a box that is reserved between the two looks is no difference.
  await expect(async () => expect(await faded.count()).toBe(boxes - (await left.count()))).toPass();
  await expectAccessible(page, 'a filtered wall');
  await page.reload();
  await expect(legendOf(page).getByRole('button', { name: 'reserviert' })).toHaveAttribute('aria-pressed', 'true');
  await legendOf(page).getByRole('button', { name: 'Alle zeigen' }).click();
  await expect(faded).toHaveCount(0);
  await expect(page).toHaveURL(`/admin/real-time-monitoring/${locationId}`);
});

test('a number is whole in its box, however long, at every width', async ({ staff }) => {
  const administrator = await staff.demo('franchisor');
  const { locationId } = await placeIn(administrator, 'Berlin');
  const page = await administrator.open('/admin/users');
  await page.route(`**/api/location/wall/${locationId}`, async (route) => {
    const answer = await (await route.fetch()).text();
    await route.fulfill({
      body: answer.replaceAll(/"number":"(\d+)"/g, '"number":"KELLER-000$1"'),
      contentType: 'application/json',
    });
  });
  await page.goto(`/admin/real-time-monitoring/${locationId}`);
  await expect(wallOf(page).getByText('KELLER-0001', { exact: true })).toBeVisible();
  for (const width of [1440, 1280, 1024, 768, 390, 320]) {
    await page.setViewportSize({ width, height: 900 });
    // How far the letters that go furthest stick out of their door: they may do so without their box.
    const over =
      await page.evaluate<number>(`Math.max(...[...document.querySelectorAll('[role="grid"] [data-long]')].map((number) => {
      const letters = document.createRange();
      letters.selectNodeContents(number);
      return letters.getBoundingClientRect().right - number.closest('button').getBoundingClientRect().right;
    }))`);
    expect.soft(over, `at ${width}`).toBeLessThanOrEqual(0);
  }
});

test('the wall goes back in time, step by step, and comes back to now', async ({ staff }) => {
  const administrator = await staff.demo('franchisor');
  const { locationId } = await placeIn(administrator, 'Berlin');
  const page = await administrator.open(`/admin/real-time-monitoring/${locationId}`);
  await page.getByRole('button', { name: 'Wiedergabe' }).click();
  const note = page.getByRole('note').filter({ hasText: 'Fächer lassen sich hier nicht öffnen.' });
  await expect(note).toBeVisible();
  const picture = page.getByRole('table', { name: `Fächer am Standort ${BERLIN}` });
  await expect(picture).toBeVisible();
  await expect(picture.getByRole('button')).toHaveCount(0);

  const day = page.getByRole('combobox', { name: 'Tag' });
  await day.click();
  // Yesterday: the demo's renters came then.
  await page.getByRole('option').nth(1).click();
  await expect(day).not.toHaveValue('Heute');
  const yesterday = await day.inputValue();
  const time = page.getByRole('slider', { name: 'Uhrzeit' });
  await time.focus();
  await page.keyboard.press('End');
  await expect(time).toHaveAttribute('aria-valuetext', '23:59');
  await expect(day).toHaveValue(yesterday);
  const events = page.getByRole('complementary', { name: 'Ereignisse bis dahin' });
  await expect(events.getByRole('listitem').first()).toContainText(/^Fach/);
  await expectAccessible(page, 'a wall in the past');
  const before = await time.getAttribute('aria-valuetext');
  await page.getByRole('button', { name: 'Zum vorigen Ereignis' }).click();
  await expect(time).not.toHaveAttribute('aria-valuetext', before!);
  const first = await events.getByRole('listitem').first().textContent();
  await page.getByRole('button', { name: 'Zum vorigen Ereignis' }).click();
  await expect(events.getByRole('listitem').first()).not.toHaveText(first!);

  // The moment can be linked to, and returned to.
  const shown = await note.getByText(/^Wiedergabe: /).textContent();
  await expect.poll(() => timeOf(new URL(page.url()).searchParams.get('at'))).toBe(shown!.slice(-5));
  await note.getByRole('button', { name: 'Zur Live-Ansicht' }).click();
  await expect(note).toBeHidden();
  await expect(wallOf(page)).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Live' })).toBeVisible();
  await page.goBack();
  await expect(note).toContainText(shown!);
});

/** „14:30“, as the house says it. */
function timeOf(at: string | null): string {
  const parts = { timeZone: 'Europe/Berlin', hour: '2-digit', minute: '2-digit' } as const;
  return new Intl.DateTimeFormat('de-DE', parts).format(new Date(at ?? 0));
}

test('arrows go through the wall, Enter shows the box, Escape leads back to it', async ({ staff }) => {
  const administrator = await staff.demo('franchisor');
  const { locationId } = await placeIn(administrator, 'Berlin');
  const page = await administrator.open(`/admin/real-time-monitoring/${locationId}`);
  await expect(boxOf(page, { number: '1' })).toBeVisible();
  await boxOf(page, { number: '1' }).focus();
  // The wall of Berlin: eight small boxes in the first column, then six.
  await page.keyboard.press('ArrowDown');
  await expect(boxOf(page, { number: '2' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(boxOf(page, { number: '10' })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(boxOf(page, { number: '9' })).toBeFocused();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Fach 9', exact: true });
  await expect(drawer.getByRole('button', { name: 'Fach öffnen' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  // On a phone the box was a page of its own.
  if (!isSmall(page)) await expect(boxOf(page, { number: '9' })).toBeFocused();
});
