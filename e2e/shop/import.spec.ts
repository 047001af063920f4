import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { unique } from '../support/staff.ts';

test('a list of items is imported, a wrong cell mended in its place, and the whole import undone', async ({
  staff,
}) => {
  const mark = unique();
  const rows = [
    `I-${mark}-1;Haarwachs ${mark};Pflege ${mark};12,90`,
    `I-${mark}-2;Shampoo ${mark};Pflege ${mark};neun Euro`,
  ];
  const buffer = Buffer.from(['Artikelnummer;Bezeichnung;Kategorie;VK-Preis', ...rows].join('\r\n'), 'latin1');
  const owner = await staff.demo('merchantWithoutBoxes');
  const page = await owner.open('/admin/imports');
  await page.getByRole('link', { name: 'Datei importieren' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Datei importieren' });
  await expectAccessible(page, 'choosing a file');
  await dialog.locator('input[type=file]').setInputFiles({ name: `preise-${mark}.csv`, mimeType: 'text/csv', buffer });
  await dialog.getByRole('button', { name: 'Hochladen' }).click();

  await expect(page.getByRole('combobox', { name: 'Feld für VK-Preis' })).toHaveValue('price');
  await expectAccessible(page, 'the columns of a file');
  await page.getByRole('button', { name: 'Prüfen' }).click();

  await expect(page.getByRole('button', { name: '1 Zeile übernehmen' })).toBeEnabled();
  const wrong = page.getByRole('textbox', { name: 'Preis (brutto), Zeile 3' });
  await expect(wrong).toHaveValue('neun Euro');
  await expect(page.getByText('Ungültiger Betrag.')).toBeVisible();
  await expectAccessible(page, 'the preview of an import');
  await wrong.fill('9,00');
  await wrong.press('Enter');
  const start = page.getByRole('button', { name: '2 Zeilen übernehmen' });
  await expect(start).toBeEnabled();
  await start.click();

  await expect(page.getByText('2 Zeilen übernommen, 0 nicht.')).toBeVisible();
  await expectAccessible(page, 'the result of an import');
  const items = await owner.open(`/admin/shop?q=${mark}`);
  await expect(items.getByText(`Shampoo ${mark}`).first()).toBeVisible();

  await page.getByRole('button', { name: 'Import rückgängig machen' }).click();
  const sure = page.getByRole('dialog', { name: 'Import rückgängig machen?' });
  await sure.getByRole('button', { name: 'Import rückgängig machen' }).click();
  await expect(page.getByText(/^2 Zeilen rückgängig gemacht/)).toBeVisible();
  await items.reload();
  await expect(items.getByText(`Shampoo ${mark}`)).toHaveCount(0);
});
