import { ownPort } from '../setup/ports.ts';
import { expectAccessible } from '../support/axe.ts';
import { expectMention } from '../support/mention.ts';
import { expect, haveTakenOver, heading, newAddress, SHOP, test } from '../support/site.ts';
import { DEMO_PASSWORD } from '../support/staff.ts';

const SALON = `http://salon.localhost:${ownPort()}`;

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

  await test.step('in a note colleagues are offered after an @', async () => {
    await desk.getByLabel('Interne Notiz').check();
    await expectMention(desk, desk.getByRole('textbox', { name: 'Notiz für das Team, mit @Name' }));
    await desk.getByLabel('Interne Notiz').uncheck();
  });

  complaints.expect(/Failed to load resource|ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|WebSocket/);
  const field = desk.getByRole('textbox', { name: 'Antwort schreiben' });
  const answer = async (text: string) => {
    await field.fill(text);
    await field.press('Enter');
  };
  await desk.context().setOffline(true);
  await answer('Ja, bis 22 Uhr.');
  await expect(log).toContainText('wird bei Verbindung gesendet');
  await page.context().setOffline(true);
  await words.fill('Dann bis Samstag.');
  await inside.getByRole('button', { name: 'Senden' }).click();
  await expect(talk).toContainText('wird gesendet');
  await desk.context().setOffline(false);
  await expect(log).not.toContainText('wird bei Verbindung gesendet');
  await page.context().setOffline(false);
  await expect(talk).not.toContainText('wird gesendet');
  for (const each of [talk, log]) {
    await expect(each).toContainText('Ja, bis 22 Uhr.');
    await expect(each.getByText('Dann bis Samstag.')).toHaveCount(1);
  }
  await expect(log.getByLabel('gelesen').first()).toBeVisible();

  await test.step('emojis are put where the cursor stands, by keyboard, on both sides', async () => {
    await words.fill('Prima');
    await inside.getByRole('button', { name: 'Emoji' }).click();
    await expect(inside.getByRole('button', { name: 'grinst' })).toBeFocused();
    await expectAccessible(page, 'emojis over a page');
    await page.keyboard.press('Escape');
    // The key closes what lies on top alone.
    await expect(inside.getByRole('button', { name: 'grinst' })).toHaveCount(0);
    await expect(words).toBeFocused();
    await inside.getByRole('button', { name: 'Emoji' }).click();
    await expect(inside.getByRole('button', { name: 'grinst' })).toBeFocused();
    for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
    await expect(words).toHaveValue('Prima👍');
    await inside.getByRole('button', { name: 'Senden' }).click();
    await expect(log).toContainText('Prima👍');

    await field.fill('Bis dann');
    await field.press('Home');
    await desk.getByRole('button', { name: 'Emoji einfügen' }).click();
    await expect(desk.getByRole('button', { name: 'grinst' })).toBeFocused();
    await expectAccessible(desk, 'emojis of the desk');
    await desk.getByRole('button', { name: 'winkt' }).click();
    await expect(field).toBeFocused();
    await desk.keyboard.type(' ');
    await expect(field).toHaveValue('👋 Bis dann');
    await field.press('Enter');
    await expect(talk).toContainText('👋 Bis dann');
  });

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

test('a conversation is one wherever it was begun, opens where it goes on, and Enter sends', {
  tag: '@phone',
}, async ({ page, staff, site }) => {
  const question = `Zwei Zeilen ${newAddress('enter')}`;
  await page.goto(`${SHOP}/chat`);
  const words = page.getByLabel('Ihre Nachricht');
  const talk = page.getByRole('list', { name: 'Verlauf' });
  await words.fill(question);
  await words.press('Shift+Enter');
  await words.pressSequentially('und noch eine');
  await words.press('Enter');
  await expect(talk).toContainText(`${question}\nund noch eine`, { useInnerText: true });
  await words.fill('Mit Enter');
  await words.press('Enter');
  await expect(talk.getByText('Mit Enter')).toBeVisible();
  await expect(words).toHaveValue('');
  const address = page.url();

  await test.step('the button finds what was begun on the page, and the page what was begun with the button', async () => {
    await page.goto(SHOP);
    const door = page.getByRole('button', { name: 'Schreiben Sie uns' });
    await expect(door).toHaveAttribute('aria-expanded', 'false');
    await door.click();
    await expect(page.frameLocator('iframe').getByRole('list', { name: 'Verlauf' })).toContainText(question);
    await page.goto(`${SHOP}/chat`);
    await expect(talk).toContainText(question);
    expect(page.url()).toBe(address);
    await page.getByRole('link', { name: 'Neues Gespräch' }).click();
    await expect(heading(page, 'Schreiben Sie uns')).toBeVisible();

    const other = await site.open('/', { at: SHOP });
    const otherDoor = other.getByRole('button', { name: 'Schreiben Sie uns' });
    await expect(otherDoor).toHaveAttribute('aria-expanded', 'false');
    await otherDoor.click();
    const begun = `Mit dem Knopf ${newAddress('knopf')}`;
    const inside = other.frameLocator('iframe');
    // Until its scripts are there, Enter is a new line.
    await haveTakenOver(inside.locator('body'));
    await inside.getByLabel('Ihre Nachricht').fill(begun);
    await inside.getByLabel('Ihre Nachricht').press('Enter');
    await expect(inside.getByRole('list', { name: 'Verlauf' })).toContainText(begun);
    await other.goto('/chat');
    await expect(other.getByRole('list', { name: 'Verlauf' })).toContainText(begun);
  });

  await test.step('a long one opens at the first unread message, then at the newest; where one writes is in sight', async () => {
    const merchant = await staff.demo('merchant');
    const orderHash = new URL(address).pathname.split('/').at(-1);
    const found = await merchant.call('POST', '/private/chat/open', { data: { email: 'gast', orderHash } });
    const { chat } = (await found.json()) as { chat: { id: string } };
    for (let number = 1; number <= 24; number++) {
      const message = { id: `long-${number}-${Date.now()}`, text: `Antwort ${number}.\n`.repeat(3), isNote: false };
      const sent = await merchant.call('POST', '/private/chat/send-message', {
        data: { chat: { id: chat.id }, message },
      });
      expect(sent.status()).toBe(200);
    }
    const isWriteable = async () => {
      const height = page.viewportSize()!.height;
      const { y, height: tall } = (await words.boundingBox())!;
      return y > height / 2 && y + tall < height;
    };
    await page.goto(address);
    await expect(talk.getByText('Antwort 1.')).toBeInViewport();
    await expect(talk.getByText('Neu', { exact: true })).toBeInViewport();
    await expect.poll(isWriteable).toBe(true);
    await page.reload();
    await expect(talk.getByText('Antwort 24.')).toBeInViewport();
    await expect.poll(isWriteable).toBe(true);
    await words.fill('Danke');
    await words.press('Enter');
    await expect(talk.getByText('Danke')).toBeInViewport();
    await expectAccessible(page, 'a long conversation on a page of its own');
  });
});

test('a pin opens a question to colleagues over the dashboard; it asks before it closes', async ({ staff }) => {
  const merchant = await staff.demo('merchant');
  const page = await merchant.open('/admin/dashboard');
  await page.getByRole('button', { name: /^Kollegen fragen/ }).click();
  const overlay = page.getByRole('dialog', { name: 'Kollegen fragen' });
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
  await expect(page.getByRole('link', { name: /Basilikum geht aus/ }).first()).toBeVisible();
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
  await expect(talk).toContainText('Bitte Fach öffnen.');
  await expect(talk).toContainText('Hat alles geklappt?');
  await page.getByRole('button', { name: 'Ja, danke' }).click();
  await expect(talk).toContainText('Gern geschehen. Bis bald.');

  const stranger = await site.open('/chat', { hasScripts: false });
  await stranger.getByRole('button', { name: 'Ich brauche Hilfe mit meinem Fach' }).click();
  await stranger.getByRole('button', { name: 'Mein Fach öffnen' }).click();
  const told = stranger.getByRole('list', { name: 'Verlauf' });
  await expect(told).toContainText('Zu diesem Gespräch gibt es weder eine Miete noch eine Bestellung.');
  await expect(told).toContainText('Ich verbinde Sie mit unserem Team.');
  await expect(stranger.getByRole('button', { name: /öffnen/ })).toHaveCount(0);
});

test('a block of a dialogue is dragged to its place and keeps it; what can be booked leads to its free times', async ({
  site,
  staff,
}) => {
  const owner = await staff.signIn({ email: 'chefin@salon-linde.example', password: DEMO_PASSWORD });
  const said = async (path: string, data: unknown) =>
    (await owner.call('POST', path, { data })).json() as Promise<{ id: string; version: number }>;
  const name = newAddress('dialog');
  const { id, version } = await said('/private/dialogue/create', { name });
  const flow = ['Eins', 'Zwei', 'Drei'].map((de) => ({ id: de, kind: 'text', text: { de } }));
  await said('/private/dialogue/save', { id, version, content: { name, starter: { de: 'Beginnen' }, flow } });

  const page = await owner.open(`/admin/dialogues/${id}`);
  const blocks = page.getByRole('button', { name: /^\d\. Text: / });
  const show = () => page.getByText('Diagramm', { exact: true }).click();
  await show();
  await expect(blocks).toHaveText(['1. Text: Eins', '2. Text: Zwei', '3. Text: Drei']);
  await expectAccessible(page, 'the canvas of a dialogue');
  await blocks.first().scrollIntoViewIfNeeded();
  const [from, to] = [(await blocks.first().boundingBox())!, (await blocks.last().boundingBox())!];
  await page.mouse.move(from.x + 40, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(to.x + 40, to.y + 10, { steps: 5 });
  await page.mouse.move(to.x + 40, to.y + to.height + 12);
  await page.mouse.up();
  const dragged = ['1. Text: Zwei', '2. Text: Drei', '3. Text: Eins'];
  await expect(blocks).toHaveText(dragged);
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Der Dialog ist gespeichert.')).toBeVisible();
  await page.reload();
  await show();
  await expect(blocks).toHaveText(dragged);

  const guest = await site.open('/chat', { at: SALON });
  await guest.getByRole('button', { name: 'Ich möchte einen Termin' }).click();
  await guest.getByRole('textbox', { name: 'Ihre Antwort' }).fill('Ada Lang');
  await guest.getByRole('button', { name: 'Antworten' }).click();
  await expect(guest.getByRole('list', { name: 'Verlauf' })).toContainText('Was dürfen wir für Sie tun?');
  await expectAccessible(guest, 'services in a dialogue');
  await guest.getByRole('button', { name: 'Herrenhaarschnitt' }).click();
  await expect(heading(guest, 'Herrenhaarschnitt')).toBeVisible();
  await guest
    .getByRole('link', { name: /^\d\d:\d\d$/ })
    .first()
    .click();
  await expect(guest.getByLabel('Name', { exact: true })).toHaveValue('Ada Lang');
});
