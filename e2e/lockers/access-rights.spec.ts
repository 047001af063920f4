import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { mailTo } from '../support/mailbox.ts';
import { expect, test } from '../support/site.ts';

async function start(page: Page, rental: Locator, action: string): Promise<Locator> {
  await rental.getByRole('button', { name: action, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: action, exact: true });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** What a field for day and time shows (`14.11.2026, 09:30`), so many minutes later. */
function later(shown: string, minutes: number): string {
  const [, day, month, year, time] = /^(\d\d)\.(\d\d)\.(\d{4}), (\d\d:\d\d)$/.exec(shown)!;
  return new Date(Date.parse(`${year}-${month}-${day}T${time}Z`) + minutes * 60_000).toISOString().slice(0, 16);
}

test('staff find a rental, swap its box, give it more time, and take the access away and back', {
  tag: '@phone',
}, async ({ site, staff }) => {
  const administrator = await staff.demo('franchisor');
  const rented = await (await site.renter()).rent();
  const page = await administrator.openLive('/admin/access-rights');
  await expect(page.getByRole('navigation', { name: 'Heute' }).getByRole('link')).toHaveCount(4);
  await expectAccessible(page, 'access rights');

  await page.getByRole('searchbox', { name: 'Suchen', exact: true }).fill(rented.email);
  await page.getByRole('link', { name: new RegExp(rented.email) }).click();
  const rental = page.getByRole('dialog', { name: /^Fach .*München Hauptbahnhof$/ });
  await expect(rental.getByRole('region', { name: 'Nächster Schritt' })).toContainText('Kein Handlungsbedarf');
  const steps = rental.getByRole('listitem');
  await expect(steps.filter({ hasText: /^Bezahlt: / })).toBeVisible();
  await expectAccessible(page, 'a rental with its story');

  const swapped = await test.step('the box is swapped, and the renter told', async () => {
    const dialog = await start(page, rental, 'Fach tauschen');
    const choice = dialog.getByRole('combobox', { name: /Neues Fach/ });
    await choice.click();
    await page.getByRole('option').first().click();
    // Not what stood first before: others rent meanwhile, and the list follows them.
    await expect(choice).toHaveValue(/^Fach /);
    const box = (await choice.inputValue()).match(/^Fach (\S+) /)![1]!;
    await dialog.getByLabel(/Grund/).fill('Die Tür klemmt');
    await expectAccessible(page, 'swapping a box');
    await dialog.getByRole('button', { name: 'Fach tauschen' }).click();
    await expect(page.getByRole('heading', { name: `Fach ${box}, München Hauptbahnhof` })).toBeVisible();
    await expect(
      steps.filter({ hasText: `Von Fach ${rented.boxNumber} in Fach ${box} verlegt: Die Tür klemmt` }),
    ).toBeVisible();
    await mailTo(administrator, rented.email, new RegExp(`neues Fach: ${box}$`));
    return box;
  });

  await test.step('more time, with its price before it is given', async () => {
    const dialog = await start(page, rental, 'Zeiten ändern');
    const save = dialog.getByRole('button', { name: /^(Zeiten ändern|Ändern)/ });
    const end = dialog.getByLabel('Ende', { exact: true });
    const before = await end.inputValue();
    await end.fill(later(before, -1440));
    await expect(dialog.getByRole('alert')).toHaveText('Das Ende muss nach dem Beginn und in der Zukunft liegen.');
    await expect(save).toBeDisabled();
    await end.fill(later(before, 180));
    await expect(dialog.getByText('Das Fach ist in dieser Zeit frei.')).toBeVisible();
    await expect(dialog.getByRole('status', { name: 'Vorschau' })).toContainText(/Preisunterschied\+\d+,\d\d/);
    await expect(save).toHaveText('Ändern und Link senden');
    await dialog.getByRole('radio', { name: 'Bar erhalten' }).check();
    await expect(save).toHaveText(/^Ändern, \d+,\d\d\s€ erhalten$/);
    await dialog.getByLabel(/Grund/).fill('Der Zug hat Verspätung');
    await expectAccessible(page, 'editing dates');
    await save.click();
    await expect(steps.filter({ hasText: /^Mietzeit geändert auf / })).toBeVisible();
    await mailTo(administrator, rented.email, /Mietzeit/);
  });

  await test.step('the access is taken away and given back; somebody else sees it at once', async () => {
    const colleague = await administrator.openLive(`/admin/access-rights?q=${encodeURIComponent(rented.email)}`);
    await expect(colleague.getByText(rented.email)).toBeVisible();
    const dialog = await start(page, rental, 'Zugriff sperren');
    await dialog.getByLabel(/Grund/).fill('Verdacht auf Missbrauch');
    await dialog.getByRole('button', { name: 'Zugriff sperren' }).click();
    await expect(colleague.getByText('Zugriff gesperrt')).toBeVisible();
    const next = rental.getByRole('region', { name: 'Nächster Schritt' });
    await expect(next).toContainText('Der Zugriff ist gesperrt: Verdacht auf Missbrauch');
    await next.getByRole('button', { name: 'Zugriff freigeben' }).click();
    const restoring = page.getByRole('dialog', { name: 'Zugriff freigeben' });
    await restoring.getByLabel(/Grund/).fill('Geklärt');
    await restoring.getByRole('button', { name: 'Zugriff freigeben' }).click();
    await expect(colleague.getByText('Zugriff gesperrt')).toBeHidden();
  });

  await test.step('the end by staff', async () => {
    await rental.getByRole('button', { name: 'Weitere Aktionen' }).click();
    await page.getByRole('menuitem', { name: 'Miete beenden' }).click();
    const dialog = page.getByRole('dialog', { name: 'Miete beenden' });
    await dialog.getByLabel(/Grund/).fill('Auf Wunsch des Mieters');
    await dialog.getByRole('button', { name: 'Miete beenden' }).click();
    await expect(steps.filter({ hasText: 'Miete beendet: Auf Wunsch des Mieters' })).toBeVisible();
    await rental.getByRole('button', { name: 'Weitere Aktionen' }).click();
    await expect(page.getByRole('menuitem', { name: /^Miete beenden/ })).toContainText(
      'Diese Miete ist bereits beendet.',
    );
    await page.keyboard.press('Escape');
  });
  expect(swapped).not.toBe(rented.boxNumber);
});
