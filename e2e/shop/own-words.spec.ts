import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/site.ts';

/** In a language no other journey reads it in. */
const PATH = '/admin/translate/cookies,none';

test('a text in the company’s own words is read by the next visitor, until the platform’s own come back', async ({
  staff,
  site,
}) => {
  const editor = await staff.demo('franchisor');
  const page = await editor.open('/admin/translate?q=cookies.none');
  await page.getByRole('link', { name: /^Rifiuta tutto · Italienisch ändern/ }).click();
  const italian = page.getByRole('textbox', { name: 'Italienisch' });
  await expect(italian).toBeFocused();
  await expectAccessible(page, 'a text in its languages');
  const save = page.getByRole('button', { name: 'Wortlaut speichern' });
  try {
    await italian.fill('No <b>grazie</b>');
    await save.click();
    await expect(page.getByText('Wortlaut gespeichert. Kunden lesen ihn ab sofort.')).toBeVisible();

    const visitor = await site.open('/?sprache=it');
    await visitor.goto('/cookies');
    await expect(visitor.getByRole('button', { name: 'No <b>grazie</b>' }).first()).toBeVisible();
  } finally {
    const item = { key: 'cookies.none', language: 'it', text: '' };
    expect((await editor.call('POST', '/private/text-constant/edit', { data: { item } })).status()).toBe(200);
  }
  await page.goto(`${PATH}#it`);
  await expect(italian).toHaveValue('Rifiuta tutto');
  await expect(page.getByText('Zurück zum Text der Plattform').first()).toBeVisible();
});
