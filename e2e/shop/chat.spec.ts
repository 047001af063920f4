import { expectAccessible } from '../support/axe.ts';
import { expect, newAddress, SHOP, test } from '../support/site.ts';

test('a customer writes from the site, staff answer without a network, and both end with the same', async ({
  page,
  staff,
  complaints,
}) => {
  const question = `Haben Sie Samstag offen? ${newAddress('frage')}`;
  await page.goto(`${SHOP}/chat`);
  await page.getByLabel('Ihre Nachricht').fill(question);
  await page.getByRole('button', { name: 'Senden' }).click();
  await expect(page.getByRole('list', { name: 'Verlauf' })).toContainText(question);
  await expectAccessible(page, 'the conversation of a customer');

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
  await desk.context().setOffline(true);
  const field = desk.getByRole('textbox', { name: 'Antwort schreiben' });
  await field.fill('Ja, bis 22 Uhr.');
  await field.press('Enter');
  await expect(log).toContainText('wartet auf die Verbindung');
  await desk.context().setOffline(false);
  await expect(log).not.toContainText('wartet auf die Verbindung');

  const talk = page.getByRole('list', { name: 'Verlauf' });
  await expect(talk).toContainText('Ja, bis 22 Uhr.');
  await expect(log.getByLabel('gelesen')).toBeVisible();
  expect(await talk.getByText('Ja, bis 22 Uhr.').count()).toBe(1);
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
