import { expectAccessible } from '../support/axe.ts';
import { expect, SHOP, test } from '../support/site.ts';
import { unique } from '../support/staff.ts';

test('a newsletter is offered, looked at as a search shows it, published with the whole site, and signed up for', async ({
  staff,
  site,
}) => {
  const name = `post-${unique()}`;
  const page = await (await staff.demo('merchant')).open('/admin/website/pages');

  await test.step('a page with a sign-up, made on a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Seite anlegen' }).click();
    const dialog = page.getByRole('dialog', { name: 'Neue Seite' });
    await dialog.getByRole('textbox', { name: 'Titel' }).fill(name);
    await dialog.getByRole('button', { name: 'Seite anlegen' }).click();
    await page.getByRole('button', { name: 'Baustein hinzufügen' }).click();
    const picker = page.getByRole('dialog', { name: 'Baustein hinzufügen' });
    await picker.getByRole('searchbox', { name: 'Bausteine durchsuchen' }).fill('abonnieren');
    await picker.getByRole('button', { name: 'Newsletter-Anmeldung', exact: true }).click();
    await page.getByRole('textbox', { name: 'Text darunter' }).fill('Einmal im Monat, siehe [hier](/gibt-es-nicht).');
    await expect(page.getByText('gespeichert', { exact: true })).toBeVisible();
  });

  await test.step('what a search would show, and what leads nowhere leads to its block', async () => {
    await page.getByRole('button', { name: 'Mehr', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Suche und Teilen' }).click();
    const dialog = page.getByRole('dialog', { name: 'Suche und Teilen' });
    await expect(dialog.getByText('Beschreibung fehlt')).toBeVisible();
    await expectAccessible(page, 'how a page looks in a search');
    await dialog.getByRole('button', { name: 'Zum Baustein: Newsletter-Anmeldung' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('textbox', { name: 'Text darunter' })).toBeVisible();
  });

  await test.step('the whole site at once, with what changes', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/admin/website/pages/publish');
    const card = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('checkbox', { name: `„${name}“ veröffentlichen` }) });
    await expect(card.getByText('Die Seite wird zum ersten Mal veröffentlicht.')).toBeVisible();
    await expectAccessible(page, 'publishing the whole site');
    // Other journeys work on this site too: theirs stay drafts.
    for (const other of await page.getByRole('checkbox', { name: /^„.+“ veröffentlichen$/, checked: true }).all()) {
      if ((await other.getAttribute('aria-label')) !== `„${name}“ veröffentlichen`) await other.uncheck();
    }
    const german = card.getByRole('checkbox', { name: 'Fehlende Übersetzungen auf Deutsch anzeigen' });
    if (await german.isVisible()) await german.check();
    await page.getByRole('button', { name: 'Eine Seite veröffentlichen' }).click();
    await expect(page.getByText('Veröffentlichte Seiten: 1')).toBeVisible();
  });

  await test.step('a visitor signs up: refused at the field, then thanked for', async () => {
    const visitor = await site.open(`/${name}`, { at: SHOP });
    await expectAccessible(visitor, 'a page with a sign-up');
    // Nobody fills in a form within three seconds.
    await visitor.waitForTimeout(3500);
    await visitor.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill('keine-adresse');
    await visitor.getByRole('button', { name: 'Anmelden', exact: true }).click();
    await expect(visitor.getByText(/gültige E-Mail-Adresse/).first()).toBeVisible();
    await visitor.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill(`${name}@kunde.example`);
    await visitor.getByRole('button', { name: 'Anmelden', exact: true }).click();
    await expect(visitor.getByText('Bitte bestätigen Sie Ihre Anmeldung')).toBeVisible();
    await expectAccessible(visitor, 'the thanks for a sign-up');
  });
});
