import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/site.ts';

/** In a language no other journey reads it in. */
const KEY = 'inquiry.form.receipt';
const [GERMAN, ITALIAN] = ['Eingang per E-Mail bestätigen', 'Confermare la ricezione per e-mail'];

test('a text of the site is found by Alt and a click in the editor, and read in the company’s own words by the next visitor, until the platform’s own come back', async ({
  staff,
  site,
}) => {
  const editor = await staff.demo('franchisor');
  const page = await editor.open('/admin/website/pages');
  await page.getByRole('link', { name: 'Kontakt', exact: true }).click();
  // The editor has spread its own layer over the page: the click goes through it to the words.
  await page
    .frameLocator('iframe')
    .getByText(GERMAN)
    .first()
    .click({ modifiers: ['Alt'], force: true });
  await expect(page).toHaveURL(/\/admin\/translate\?/);
  await page.getByRole('link', { name: new RegExp(`^${ITALIAN} · Italienisch ändern`) }).click();
  const italian = page.getByRole('textbox', { name: 'Italienisch' });
  await expect(italian).toBeFocused();
  await expectAccessible(page, 'a text in its languages');
  const save = page.getByRole('button', { name: 'Wortlaut speichern' });
  try {
    await italian.fill('Sì, <b>grazie</b>');
    await save.click();
    await expect(page.getByText('Wortlaut gespeichert. Er gilt ab sofort.')).toBeVisible();

    const visitor = await site.open('/kontakt?sprache=it');
    await expect(visitor.getByText('Sì, <b>grazie</b>').first()).toBeVisible();
  } finally {
    const item = { key: KEY, language: 'it', text: '' };
    expect((await editor.call('POST', '/private/text-constant/edit', { data: { item } })).status()).toBe(200);
  }
  await page.goto(`/admin/translate/${KEY.replaceAll('.', ',')}#it`);
  await expect(italian).toHaveValue(ITALIAN);
  await expect(page.getByText('Text der Plattform wiederhergestellt').first()).toBeVisible();
});
