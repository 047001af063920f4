import { expectAccessible } from '../support/axe.ts';
import { mailTo } from '../support/mailbox.ts';
import { expect, heading, test } from '../support/site.ts';
import { orderCart, payBy, putBoxIntoCart } from '../support/site-pages.ts';

test('a declined payment and one broken off can be paid after all', async ({ site }) => {
  const page = await site.open('/');
  await putBoxIntoCart(page);
  await orderCart(page);
  await expect(heading(page, 'Testzahlung')).toBeVisible();
  const testPage = page.url();
  await expectAccessible(page, 'page of the test provider');
  await payBy(page, 'Ablehnen');
  await expect(heading(page, 'Zahlung nicht erfolgreich')).toBeVisible();
  await expect(page.getByText('wechseln Sie die Zahlungsart')).toBeVisible();
  await expectAccessible(page, 'payment declined');

  // What is over cannot be chosen again.
  await page.goto(testPage);
  await expect(page.getByText('Diese Zahlung ist abgeschlossen.')).toBeVisible();
  await page.getByRole('link', { name: 'Zurück zur Bestellung' }).click();

  await page.getByRole('radio', { name: /^Testzahlung/ }).check();
  await page.getByRole('button', { name: 'Erneut bezahlen' }).click();
  await payBy(page, 'Abbrechen');
  await expect(heading(page, 'Zahlung nicht erfolgreich')).toBeVisible();
  // The cart remembers what was ordered, so that nobody orders twice.
  await page.goto('/warenkorb');
  await expect(page.getByText('Ihre letzte Bestellung ist noch nicht bezahlt.')).toBeVisible();
  await page.getByRole('link', { name: 'Zur Bestellung' }).click();
  await page.getByRole('button', { name: 'Erneut bezahlen' }).click();
  await payBy(page, 'Erfolgreich bezahlen');
  await expect(heading(page, 'Vielen Dank für Ihre Bestellung')).toBeVisible();
  await page.goto('/warenkorb');
  await expect(page.getByText('Ihre letzte Bestellung')).toBeHidden();
});

test('one that is being checked may be left alone; it ends before the eyes, and by mail', async ({ site, staff }) => {
  const page = await site.open('/');
  await putBoxIntoCart(page);
  const email = await orderCart(page);
  await expect(heading(page, 'Testzahlung')).toBeVisible();
  const testPage = page.url();
  await payBy(page, 'Wird geprüft');
  await expect(heading(page, 'Die Zahlung wird geprüft')).toBeVisible();
  await expect(page.getByText(`Sie können sie schließen: Wir informieren`)).toBeVisible();
  await expectAccessible(page, 'payment being checked');
  // Whoever goes to pay again is led back here.
  const again = await page.context().newPage();
  await again.goto('/kasse');
  await expect(again).toHaveURL(/\/bestellung\/[\w-]+\/zahlung$/);
  await again.close();

  // The provider makes up its mind while the customer looks on.
  const provider = await site.open(testPage);
  await provider.getByRole('button', { name: 'Zahlung bestätigen' }).click();
  await expect(heading(page, 'Zahlung erfolgreich')).toBeVisible();
  await page.getByRole('link', { name: 'Zur Bestellung' }).click();
  await expect(heading(page, 'Vielen Dank für Ihre Bestellung')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Zur Miete' })).toBeVisible();
  const mail = await mailTo(await staff.demo('franchisor'), email, /Zugangsdaten/);
  expect(mail.bodyText).toContain('PIN');
});

test('a payment that is open in another window is said to be, and paid once', async ({ site }) => {
  const page = await site.open('/');
  await putBoxIntoCart(page);
  await orderCart(page);
  await expect(heading(page, 'Testzahlung')).toBeVisible();
  const second = await page.context().newPage();
  await second.goto('/kasse');
  await expect(heading(second, 'Die Zahlung ist in einem anderen Fenster oder einer App geöffnet')).toBeVisible();
  await expectAccessible(second, 'payment open elsewhere');
  await payBy(page, 'Erfolgreich bezahlen');
  await expect(heading(page, 'Vielen Dank für Ihre Bestellung')).toBeVisible();
  // The other window hears of it by itself, and offers no second payment.
  await expect(heading(second, 'Zahlung erfolgreich')).toBeVisible();
  await expect(second.getByRole('button', { name: 'Erneut bezahlen' })).toBeHidden();
});
