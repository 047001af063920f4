import { expectAccessible } from '../support/axe.ts';
import { expect, heading, SHOP, test } from '../support/site.ts';
import { unique } from '../support/staff.ts';

test('a survey from the editor to its result', async ({ staff, site }) => {
  const title = `Wie war es ${unique()}?`;
  const page = await (await staff.demo('merchant')).open('/backend/chat/t/courses');
  await expect(page.getByRole('link', { name: 'Wie hat es geschmeckt?' })).toBeVisible();
  await page.getByRole('link', { name: 'Neue Umfrage' }).click();
  const dialog = page.getByRole('dialog', { name: 'Neue Umfrage' });
  await dialog.getByRole('textbox', { name: 'Titel' }).fill(title);
  await dialog.getByRole('switch', { name: 'Anonym' }).uncheck();
  await dialog.getByRole('button', { name: 'Umfrage anlegen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

  await test.step('two questions, the second only for who was not pleased', async () => {
    await page.getByRole('button', { name: 'Frage hinzufügen' }).click();
    const first = page.getByRole('region', { name: 'Frage 1' });
    await first.getByRole('textbox', { name: 'Frage', exact: true }).fill('Waren Sie zufrieden?');
    await page.getByRole('button', { name: 'Frage hinzufügen' }).click();
    const second = page.getByRole('region', { name: 'Frage 2' });
    await second.getByRole('textbox', { name: 'Frage', exact: true }).fill('Was fehlte?');
    await second.getByRole('combobox', { name: 'Art' }).selectOption('Freitext');
    await second.getByRole('combobox', { name: 'Bedingung' }).selectOption('Waren Sie zufrieden?');
    await expectAccessible(page, 'the editor of a survey');
    await page.getByRole('button', { name: 'Speichern', exact: true }).click();
    await expect(page.getByText('Die Umfrage ist gespeichert.')).toBeVisible();
    await page.getByRole('button', { name: 'Veröffentlichen' }).click();
    await expect(page.getByText('Die Umfrage ist veröffentlicht.')).toBeVisible();
  });

  const address = await page.getByRole('link', { name: 'Auf der Website ansehen' }).getAttribute('href');
  const visitor = await site.open(new URL(address!).pathname, { at: SHOP, width: 390 });
  await expect(heading(visitor, title)).toBeVisible();
  await expect(visitor.getByText('Was fehlte?')).toBeHidden();
  await visitor.getByRole('radio', { name: '2' }).check();
  await visitor.getByRole('textbox', { name: 'Was fehlte?' }).fill('Mehr Käse');
  await expectAccessible(visitor, 'a survey on a phone');
  await visitor.getByRole('button', { name: 'Antworten senden' }).click();
  await expect(visitor.getByText('Vielen Dank für Ihre Antworten')).toBeVisible();

  await page.getByRole('tab', { name: 'Ergebnisse' }).click();
  await expect(page.getByText('Antworten: 1', { exact: true })).toBeVisible();
  await expect(page.getByText('Mehr Käse')).toBeVisible();
  await expectAccessible(page, 'the results of a survey');
});
