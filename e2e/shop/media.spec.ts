import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { picture } from '../support/picture.ts';
import { unique } from '../support/staff.ts';

test('a picture is uploaded, described and cropped by the keyboard', async ({ staff }) => {
  const name = `Garten ${unique()}`;
  const page = await (await staff.demo('merchantWithoutBoxes')).open('/admin/media');
  const drawing = { name: 'zeichnung.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') };
  await page
    .locator('input[type=file][multiple]')
    .first()
    .setInputFiles([{ ...picture(800, [40, 120, 80]), name: `${name}.png` }, drawing]);
  const uploads = page.getByRole('region', { name: 'Hochgeladene Dateien' });
  await expect(uploads.getByText('1 von 2 fertig')).toBeVisible();
  await expect(uploads.getByRole('alert')).toContainText('lässt sich nicht öffnen');
  await expectAccessible(page, 'the media library');

  await uploads.getByRole('link', { name: 'Bild beschreiben' }).click();
  const drawer = page.getByRole('dialog', { name });
  await expect(drawer.getByText('800 × 800 Pixel')).toBeVisible();
  await drawer.getByRole('textbox', { name: 'Bildbeschreibung' }).fill('Ein Garten im Sommer');
  await drawer.getByRole('button', { name: 'Speichern' }).click();
  await expect(drawer.getByText('Gespeichert')).toBeVisible();
  await expectAccessible(page, 'a picture of the media library');

  await drawer.getByRole('button', { name: 'Zuschneiden' }).click();
  const crop = page.getByRole('dialog', { name: 'Zuschneiden' });
  await crop.getByText('16:9').click();
  await crop.getByRole('group', { name: /Ausschnitt/ }).press('ArrowDown');
  await expectAccessible(page, 'a crop');
  await crop.getByRole('button', { name: 'Ausschnitt übernehmen' }).click();
  await expect(drawer.getByText(/^800 × 4[45]\d Pixel$/)).toBeVisible();
});
