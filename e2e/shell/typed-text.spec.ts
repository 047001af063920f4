import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';

const question = (page: Page) => page.getByRole('dialog', { name: 'Änderungen verwerfen?' });

/** Drawers and dialogs of all kinds that an address opens. */
const ADDRESSES = [
  '/admin/shop/new',
  '/admin/shop#categories',
  '/admin/messages#ruhezeiten',
  '/admin/dialogues#neu',
  '/backend/chat/t/courses#neu',
  '/admin/chat#textbausteine',
  '/admin/inquiries#aufbewahrung',
];

test('text typed into a drawer or dialog is asked about before it is lost', async ({ staff }) => {
  const page = await (await staff.demo('merchant')).open('/admin/dashboard');
  for (const address of ADDRESSES) {
    await page.goto(address);
    const frame = page.getByRole('dialog').or(page.getByRole('main').locator('form')).first();
    const field = frame.getByRole('textbox').first();
    await field.click();
    await field.pressSequentially('7');
    const typed = await field.inputValue();
    if (await page.getByRole('dialog').isVisible()) await page.keyboard.press('Escape');
    else await page.getByRole('link', { name: 'Bestellungen', exact: true }).first().click();
    await expect(question(page), address).toBeVisible();
    await page.getByRole('button', { name: 'Weiter bearbeiten' }).click();
    await expect(question(page)).toBeHidden();
    await expect(field, address).toHaveValue(typed);
    page.once('dialog', (dialog) => void dialog.accept());
  }
});

test('a card keeps what is typed into it, however it is left', async ({ staff, complaints }) => {
  const administrator = await staff.demo('merchant');
  const added = await administrator.call('POST', '/board/add', { data: { user: null, name: 'Getippt' } });
  const { id } = (await added.json()) as { id: string };
  const sheet = await (await administrator.call('GET', `/board/column/list/${id}`)).json();
  const [open] = (sheet as { columns: { id: string }[] }).columns.map((column) => column.id);
  const made = await administrator.call('POST', '/board/card/save', {
    data: { card: { title: 'Markise' }, column: open },
  });
  const card = ((await made.json()) as { id: string }).id;
  const stored = async () => {
    const shown = await (await administrator.call('GET', `/board/card/${card}`)).json();
    return (shown as { description: string }).description;
  };
  const page = await administrator.open(`/backend/chat/t/board/0/board/${id}/Getippt`);
  const drawer = page.getByRole('dialog', { name: 'Markise' });
  const description = drawer.getByLabel('Beschreibung', { exact: true });
  const openCard = () => page.getByRole('link', { name: 'Markise', exact: true }).click();

  const ways = {
    Escape: () => page.keyboard.press('Escape'),
    '✕': () => drawer.getByRole('button', { name: 'Schließen' }).click(),
    'a click beside it': () => page.mouse.click(40, 400),
    'the back button': () => page.goBack(),
  };
  for (const [way, leave] of Object.entries(ways)) {
    await openCard();
    await description.fill(`Getippt: ${way}`);
    await leave();
    await expect(drawer, way).toBeHidden();
    await expect(page.getByText('Die Karte ist gespeichert.').first()).toBeVisible();
    expect(await stored()).toBe(`Getippt: ${way}`);
  }

  await openCard();
  await description.fill('Verlassen');
  await drawer.getByLabel('Titel der Karte').focus();
  await expect(drawer.getByText('Gespeichert', { exact: true })).toBeVisible();
  await drawer.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(description).toHaveValue('Getippt: the back button');
  await expect.poll(stored).toBe('Getippt: the back button');

  await drawer.getByLabel('Kommentar', { exact: true }).fill('Noch nicht gesendet');
  await page.keyboard.press('Escape');
  await expect(question(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question(page)).toBeHidden();
  await expect(drawer.getByLabel('Kommentar', { exact: true })).toHaveValue('Noch nicht gesendet');
  await drawer.getByLabel('Kommentar', { exact: true }).fill('');

  complaints.expect(/Failed to load resource|ERR_INTERNET_DISCONNECTED|WebSocket/);
  await page.context().setOffline(true);
  await description.fill('Ohne Netz');
  await page.keyboard.press('Escape');
  await expect(question(page)).toBeVisible();
  await page.getByRole('button', { name: 'Weiter bearbeiten' }).click();
  await expect(description).toHaveValue('Ohne Netz');
  await page.context().setOffline(false);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect.poll(stored).toBe('Ohne Netz');
});
