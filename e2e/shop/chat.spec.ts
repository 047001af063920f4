import { expectAccessible } from '../support/axe.ts';
import { expect, newAddress, SHOP, test } from '../support/site.ts';

test('a customer writes from a page of the site, both lose the network in turn, and both end with the same', async ({
  page,
  staff,
  complaints,
}) => {
  const question = `Haben Sie Samstag offen? ${newAddress('frage')}`;
  await page.goto(SHOP);
  const door = page.getByRole('button', { name: 'Schreiben Sie uns' });
  // What opens it over the page is fetched late; until then the button leads to a page of its own.
  await expect(door).toHaveAttribute('aria-expanded', 'false');
  await door.click();
  const panel = page.getByRole('dialog', { name: /^Nachricht an / });
  const inside = panel.frameLocator('iframe');
  const words = inside.getByLabel('Ihre Nachricht');
  await expect(words).toBeFocused();
  await words.fill(question);
  await inside.getByRole('button', { name: 'Senden' }).click();
  const talk = inside.getByRole('list', { name: 'Verlauf' });
  await expect(talk).toContainText(question);
  await expectAccessible(page, 'a conversation over a page');

  const merchant = await staff.demo('merchant');
  const desk = await merchant.openLive('/admin/chat', 'chat');
  await desk
    .getByRole('link', { name: /Samstag offen/ })
    .first()
    .click();
  const log = desk.getByRole('log', { name: 'Verlauf' });
  await expect(log).toContainText(question);
  await expectAccessible(desk, 'a conversation of the desk');

  complaints.expect(/Failed to load resource|ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|WebSocket/);
  const field = desk.getByRole('textbox', { name: 'Antwort schreiben' });
  const answer = async (text: string) => {
    await field.fill(text);
    await field.press('Enter');
  };
  await desk.context().setOffline(true);
  await answer('Ja, bis 22 Uhr.');
  await expect(log).toContainText('wartet auf die Verbindung');
  await page.context().setOffline(true);
  await words.fill('Dann bis Samstag.');
  await inside.getByRole('button', { name: 'Senden' }).click();
  await expect(talk).toContainText('wird gesendet');
  await desk.context().setOffline(false);
  await expect(log).not.toContainText('wartet auf die Verbindung');
  await page.context().setOffline(false);
  await expect(talk).not.toContainText('wird gesendet');
  for (const each of [talk, log]) {
    await expect(each).toContainText('Ja, bis 22 Uhr.');
    await expect(each.getByText('Dann bis Samstag.')).toHaveCount(1);
  }
  await expect(log.getByLabel('gelesen').first()).toBeVisible();

  await test.step('closed, it marks what has come meanwhile; opened again it is the same conversation', async () => {
    await words.press('Escape');
    await expect(panel).toHaveCount(0);
    await expect(door).toBeFocused();
    await answer('Wir freuen uns.');
    await page.reload();
    await expect(door).toHaveAccessibleName('Schreiben Sie uns 1 ungelesen');
    await door.click();
    await expect(talk).toContainText(question);
    await expect(talk).toContainText('Wir freuen uns.');
  });
});

test('a pin opens a question to colleagues over the dashboard; it asks before it closes', async ({ staff }) => {
  const merchant = await staff.demo('merchant');
  const page = await merchant.open('/admin/dashboard');
  await page.getByRole('button', { name: /Einkauf ergänzen/ }).click();
  const overlay = page.getByRole('dialog', { name: 'Einkauf ergänzen' });
  const need = `Basilikum geht aus, ${newAddress('pin')}`;
  await overlay.getByRole('textbox', { name: 'Antwort schreiben' }).fill(need);
  await overlay.getByRole('textbox', { name: 'Antwort schreiben' }).press('Enter');
  await expect(overlay.getByRole('log', { name: 'Verlauf' })).toContainText(need);
  await expectAccessible(page, 'the overlay of a pin');
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Gespräch schließen?' });
  await question.getByRole('button', { name: 'Schließen' }).last().click();
  await expect(overlay).toHaveCount(0);
  await page.goto(`/admin/chat?q=${encodeURIComponent(need)}`);
  await expect(page.getByRole('link', { name: /Basilikum geht aus/ })).toBeVisible();
});

test('the assistant finds the rental of this browser and opens its box; another browser is told nothing', {
  tag: '@phone',
}, async ({ site }) => {
  const { key, boxNumber } = await (await site.renter()).rent();
  // Who has seen the rental holds its key.
  const page = await site.open(`/miete/${key}`);
  await page.goto('/chat');
  await expectAccessible(page, 'where a conversation begins');
  await page.getByRole('button', { name: 'Ich brauche Hilfe mit meinem Fach' }).click();
  const talk = page.getByRole('list', { name: 'Verlauf' });
  await page.getByRole('button', { name: 'Mein Fach öffnen' }).click();
  await expect(talk).toContainText(`Ihre Miete: Fach ${boxNumber}, München Hauptbahnhof`);
  await expectAccessible(page, 'a dialogue that opens a box');
  await page.getByRole('button', { name: `Fach ${boxNumber} öffnen` }).click();
  // What is said where it did not open is another sentence.
  await expect(talk).toContainText('Bitte öffnen.');
  await expect(talk).toContainText('Hat alles geklappt?');
  await page.getByRole('button', { name: 'Ja, danke' }).click();
  await expect(talk).toContainText('Gern geschehen. Bis bald.');

  const stranger = await site.open('/chat', { hasScripts: false });
  await stranger.getByRole('button', { name: 'Ich brauche Hilfe mit meinem Fach' }).click();
  await stranger.getByRole('button', { name: 'Mein Fach öffnen' }).click();
  const told = stranger.getByRole('list', { name: 'Verlauf' });
  await expect(told).toContainText('Zu diesem Gespräch ist keine Miete und keine Bestellung bekannt.');
  await expect(told).toContainText('Ich hole jemanden aus dem Team dazu.');
  await expect(stranger.getByRole('button', { name: /öffnen/ })).toHaveCount(0);
});
