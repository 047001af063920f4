import { expectAccessible } from '../support/axe.ts';
import { expect, heading, SHOP, test } from '../support/site.ts';
import { withSite } from '../support/site-settings.ts';

const FACE = { header: 'centred', spacing: 'airy', corners: 'round', fonts: 'classic', hasMotion: true };

test('a site with a face of its own: one row on a wide screen, a menu without scripts on a phone', async ({
  site,
  staff,
}) => {
  await withSite(await staff.demo('merchant'), FACE, async () => {
    const page = await site.open('/', { at: SHOP });
    const header = page.getByRole('banner');
    await expect(async () => {
      await page.reload();
      await expect(header).toHaveAttribute('data-header', 'centred', { timeout: 500 });
    }).toPass();
    const row = await header.locator('> div').boundingBox();
    expect(row!.height).toBeLessThan(90);
    await expect(
      page.getByRole('navigation', { name: 'Seiten', exact: true }).getByRole('link', { name: 'Über uns' }),
    ).toBeVisible();
    await expectAccessible(page, 'a site with a face of its own');

    const phone = await site.open('/', { at: SHOP, width: 390, hasScripts: false });
    await phone.getByText('Menü', { exact: true }).click();
    await phone
      .getByRole('navigation', { name: 'Seiten', exact: true })
      .getByRole('link', { name: 'Über uns' })
      .click();
    await expect(heading(phone, 'Über uns')).toBeVisible();
    await phone.getByText('Menü', { exact: true }).click();
    await phone
      .getByRole('navigation', { name: 'Sprachen', exact: true })
      .getByRole('link', { name: 'English' })
      .click();
    await expect(phone.getByText('Menu', { exact: true })).toBeVisible();

    const small = await site.open('/', { at: SHOP, width: 390 });
    await small.getByText('Menü', { exact: true }).click();
    await expect(small.getByRole('navigation', { name: 'Seiten', exact: true })).toBeVisible();
    await expectAccessible(small, 'the menu of a phone');
    await small.keyboard.press('Escape');
    await expect(small.getByRole('navigation', { name: 'Seiten', exact: true })).toBeHidden();
  });
});

test('the settings show what they do before they are saved', async ({ staff }) => {
  const page = await (await staff.demo('merchant')).open('/admin/website');
  const preview = page.getByRole('region', { name: 'Vorschau Ihrer Website' });
  const sheet = preview.frameLocator('iframe');
  await expect(sheet.locator('[data-block]').first()).toBeAttached();
  await page.getByRole('radio', { name: 'Zentriert' }).click();
  await page.getByRole('radio', { name: 'Eckig' }).click();
  await expect(sheet.locator('header')).toHaveAttribute('data-header', 'centred');
  await expect(sheet.locator('html')).toHaveCSS('--fw-radius', '0px');
  await page.getByLabel('Akzentfarbe').fill('#ffe08a');
  await expect(page.getByText(/Kontrast 1,3 : 1, zu gering/)).toBeVisible();
  await page.keyboard.press('Tab');
  await expectAccessible(page, 'the design of a site');
  await preview.getByText('Telefon', { exact: true }).click();
  await expect(sheet.getByText('Menü', { exact: true })).toBeAttached();
  await page.getByRole('button', { name: 'Verwerfen' }).click();
  await expect(sheet.locator('header')).toHaveAttribute('data-header', 'line');
});
