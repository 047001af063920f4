import { expectAccessible } from '../support/axe.ts';
import { takePicture } from '../support/handbook-picture.ts';
import { expect, test } from '../support/journey.ts';
import { mailTo } from '../support/mailbox.ts';

test('a merchant signs up, is led by the first steps, lets support in and out again', async ({ page, staff }) => {
  const operator = await staff.demo('franchisor');
  // On a phone the same product has met one of that name before.
  const company = `Bistro Rosa ${test.info().project.name}`;
  const email = `rosa-${test.info().project.name}@bistro.example`;
  await page.goto('/login');
  await page.getByRole('link', { name: 'Firma anlegen' }).click();
  await expectAccessible(page, 'sign-up');
  await page.getByLabel('E-Mail').fill(email);
  await page.getByRole('button', { name: 'Weiter' }).click();
  await expect(page.getByLabel('Code aus der E-Mail')).toBeFocused();

  const { bodyText } = await mailTo(operator, email, /Bestätigen Sie Ihre E-Mail-Adresse/);
  await page.goto(/\/sign-up\/[\w-]+/.exec(bodyText)![0]);
  await page.getByRole('button', { name: 'Adresse bestätigen' }).click();
  await page.getByLabel('Name der Firma').fill(company);
  await page.getByLabel('Vorname').fill('Rosa');
  await page.getByLabel('Nachname').fill('Alba');
  await page.getByLabel('Passwort', { exact: true }).fill('Gabelstapler fährt rückwärts');
  await page.getByLabel(/Ich stimme den Nutzungsbedingungen/).check();
  await page.getByLabel(/Ich habe die Datenschutzhinweise/).check();
  await expectAccessible(page, 'the new company');
  await page.getByRole('button', { name: 'Firma anlegen' }).click();
  await expect(page.getByRole('heading', { name: 'Erste Bestellung in zehn Minuten' })).toBeVisible();
  await expect(page.getByText('1 von 7 erledigt')).toBeVisible();
  await expectAccessible(page, 'first steps');
  await takePicture(page, 'modules/across/first-steps/help/first-steps-company');

  await page.goto('/admin/website/legal');
  await expect(
    page.getByText('Fehlende Angaben im Impressum: Rechtsform, Vollständiger Firmenname', { exact: false }),
  ).toBeVisible();

  await test.step('no page goes online before the imprint is made, which a few questions do', async () => {
    await page.goto('/admin/website/pages');
    await page.getByRole('button', { name: 'Seite anlegen' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Neue Seite' });
    await dialog.getByRole('textbox', { name: 'Titel' }).fill('Über uns');
    await dialog.getByRole('button', { name: 'Seite anlegen' }).click();
    await page.getByRole('button', { name: 'Veröffentlichen' }).click();
    await expect(page.getByRole('button', { name: 'Jetzt veröffentlichen' })).toBeDisabled();
    await expectAccessible(page, 'what stands in the way of publishing');
    const address = page.url();
    await page.getByRole('link', { name: 'Zum Rechts-Cockpit' }).click();
    await expect(page.getByRole('heading', { name: 'Pflicht' })).toBeVisible();
    const imprint = page.getByRole('listitem').filter({ hasText: 'Impressum vollständig' });
    await imprint.getByRole('link', { name: 'Jetzt beheben' }).click();
    await page.getByRole('textbox', { name: 'Vollständiger Firmenname' }).fill(company);
    await page.getByRole('combobox', { name: 'Rechtsform' }).click();
    await page.getByRole('option', { name: 'Einzelunternehmen' }).click();
    await page.getByRole('textbox', { name: 'Inhaberin oder Inhaber' }).fill('Rosa Alba');
    await page.getByRole('textbox', { name: 'Straße und Hausnummer' }).fill('Markt 1');
    await page.getByRole('textbox', { name: 'Postleitzahl' }).fill('04109');
    await page.getByRole('textbox', { name: 'Ort', exact: true }).fill('Leipzig');
    await page.getByRole('textbox', { name: 'E-Mail' }).fill(email);
    await expectAccessible(page, 'company data for a legal text');
    const next = page.getByRole('button', { name: 'Weiter' });
    for (const step of ['Aufsichtsbehörde', 'Geregelter Beruf', 'Redaktion']) {
      await next.click();
      await expect(page.getByRole('heading', { name: step })).toBeVisible();
      await page.getByRole('radio', { name: 'Nein', exact: true }).check();
    }
    await next.click();
    await page.getByRole('radio', { name: /Nein, wir sind nicht/ }).check();
    await expectAccessible(page, 'a question about a legal text');
    await next.click();
    await expect(page.getByRole('heading', { name: 'Weitere Angaben' })).toBeVisible();
    await next.click();
    await expect(page.getByRole('article').getByText('Inhaber: Rosa Alba')).toBeVisible();
    await expectAccessible(page, 'a legal text before it is taken over');
    await page.getByRole('button', { name: 'Übernehmen und veröffentlichen' }).click();
    await expect(page.getByText(/Am .* übernommen und noch aktuell/)).toBeVisible();
    await page.getByRole('link', { name: 'Zum Rechts-Cockpit' }).click();
    await expect(page.getByText(/Keine Pflichtpunkte offen/)).toBeVisible();
    await page.goto(address);
    await page.getByRole('button', { name: 'Veröffentlichen' }).click();
    await page.getByRole('button', { name: 'Jetzt veröffentlichen' }).click();
    await expect(page.getByText(/^Veröffentlicht: /)).toBeVisible();
    await page.goto('/admin/dashboard');
    const steps = page.getByRole('region', { name: 'Erste Bestellung in zehn Minuten' });
    await expect(
      steps.getByRole('listitem').filter({ hasText: 'Website gestalten' }).getByRole('img', { name: 'erledigt' }),
    ).toBeVisible();
  });

  await page.goto('/admin/settings/support');
  await page.getByRole('button', { name: 'Zugang gewähren' }).click();
  await expect(page.getByText('Der Betreiber der Plattform hat bis')).toBeVisible();
  await expectAccessible(page, 'support access');

  const support = await operator.open('/admin/companies');
  await support.getByRole('searchbox').first().fill(company);
  await support.getByRole('link', { name: company }).click();
  await support.getByRole('button', { name: 'Als Support öffnen' }).click();
  await expect(support.getByText(`Support bei ${company} bis`)).toBeVisible();
  // Another tab of the same browser is at home all the time.
  const other = await support.context().newPage();
  await other.goto('/admin/companies');
  await expect(other.getByRole('link', { name: company })).toBeVisible();
  await expect(other.getByText(/^Support bei/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Zugang beenden' }).first().click();
  await expect(support.getByText(/^Support bei/)).toHaveCount(0);
});
