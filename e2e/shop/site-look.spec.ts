import { mailHtml } from '@fachwerk/server/mail-body';
import type { Locator } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { tabTo } from '../support/by-keyboard.ts';
import { expect, heading, newAddress, test } from '../support/site.ts';
import { withSite } from '../support/site-settings.ts';

test('a map of somebody else comes only after a yes, and a no is as easy', async ({ site, staff }) => {
  const tiles = { tileUrl: 'https://tiles.example/{z}/{x}/{y}.png', tileAttribution: '© Tiles' };
  await withSite(await staff.demo('franchisor'), tiles, async () => {
    const page = await site.open('/');
    const asked: string[] = [];
    await page.context().route('https://tiles.example/**', async (route) => {
      asked.push(route.request().url());
      await route.fulfill({ status: 404 });
    });
    const bar = page.getByRole('region', { name: 'Datenschutz-Einstellungen' });
    await expect(async () => {
      await page.reload();
      await expect(bar).toBeVisible({ timeout: 500 });
    }).toPass();
    await expectAccessible(page, 'the question of consent');
    const [no, yes] = [
      bar.getByRole('button', { name: 'Alle ablehnen' }),
      bar.getByRole('button', { name: 'Alle akzeptieren' }),
    ];
    const lookOf = async (button: Locator) => {
      const { width, height } = (await button.boundingBox())!;
      return { width, height, look: await button.getAttribute('class') };
    };
    expect(await lookOf(no)).toEqual(await lookOf(yes));
    await no.click();
    await expect(bar).toBeHidden();
    await expect(page.getByRole('link', { name: /^Fach wählen: / }).first()).toBeVisible();
    expect(asked).toEqual([]);

    await page.goto('/cookies');
    await page.getByRole('button', { name: 'Alle akzeptieren' }).click();
    await expect(page.getByText('Ihre Auswahl ist gespeichert.')).toBeVisible();
    await page.goto('/');
    await expect.poll(() => asked.length).toBeGreaterThan(0);
  });
});

test('the keyboard alone gets a box, from the first stop to the payment', async ({ site }) => {
  const page = await site.open('/');
  const enter = async (target: Locator) => {
    await tabTo(page, target);
    await page.keyboard.press('Enter');
  };
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Zum Inhalt springen' })).toBeFocused();
  await page.keyboard.press('Enter');
  await enter(page.getByRole('link', { name: 'Fach wählen: München Hauptbahnhof' }).first());
  await enter(page.getByRole('button', { name: 'Weiter zur Größe' }));
  await expect(page.getByText('Fachgröße')).toBeVisible();
  await enter(page.getByRole('button', { name: 'In den Warenkorb' }));
  await expect(heading(page, 'Warenkorb')).toBeVisible();
  await enter(page.getByRole('link', { name: 'Zur Kasse' }));
  for (const [label, typed] of [
    ['Vorname', 'Kim'],
    ['Nachname', 'Lang'],
    ['E-Mail', newAddress()],
  ] as const) {
    await tabTo(page, page.getByRole('textbox', { name: label }));
    await page.keyboard.type(typed);
  }
  for (const name of [/AGB/, /Datenschutzerklärung/, /Widerrufsbelehrung/]) {
    await tabTo(page, page.getByRole('checkbox', { name }));
    await page.keyboard.press('Space');
  }
  await enter(page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }));
  await expect(heading(page, 'Testzahlung')).toBeVisible();
});

/** As mail programs show it: the page alone, on a phone and in a narrow window. */
test('a mail fits, whatever stands in it, and can be read in light and dark', async ({ page }) => {
  const html = mailHtml({
    subject: 'Ihr Fach ist bereit',
    language: 'de',
    text: `Guten Tag Kim Lang,\n\nIhr Fach 12 am ${'Donaudampfschifffahrtshafen'.repeat(3)} ist bereit.`,
    button: { label: 'Zu Ihrer Miete', url: `https://shop.example/miete/${'k'.repeat(90)}` },
    links: [{ label: 'Wegbeschreibung und Karte', url: 'https://shop.example/standort/1' }],
    highlight: { label: 'PIN', value: '482915' },
    companyName: 'Zeitlager City',
    look: { accent: '#ffe600', logo: null, details: ['Zeitlager City GmbH', 'Am Hafen 1, 20457 Hamburg'] },
  });
  for (const width of [390, 600]) {
    await page.setViewportSize({ width, height: 900 });
    await page.setContent(html);
    expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page, `a mail, ${width} wide, in ${colorScheme}`);
    }
  }
});
