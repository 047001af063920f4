import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';

type Sheet = {
  readonly round: { readonly state: string; readonly stops: number; readonly stopsFinished: number };
  readonly records: readonly { readonly kind: string; readonly text: string }[];
};

test('a round over all locations is planned on a wide screen, done on a phone without a network, and is on the server once', async ({
  staff,
  complaints,
}) => {
  const office = await staff.demo('franchisor');
  const wide = await office.open('/admin/rounds/new');
  await expect(wide.getByRole('checkbox', { name: 'Köln Neumarkt' })).toBeVisible();
  for (const place of await wide.getByRole('checkbox').all()) await place.check();
  await expectAccessible(wide, 'planning a round');
  await wide.getByLabel('Technik').selectOption({ label: 'Timo Brandt' });
  await wide.getByRole('button', { name: 'Rundgang planen' }).click();
  await expect(wide.getByText(/^0 von \d+ Standorten$/)).toBeVisible();
  const address = new URL(wide.url()).pathname;
  const id = address.split('/').at(-1)!;

  const technician = await staff.demo('technician');
  const phone = await technician.open(address);
  await phone.setViewportSize({ width: 390, height: 844 });
  await phone.getByRole('button', { name: 'Rundgang beginnen' }).click();
  await expect(wide.getByText('Läuft')).toBeVisible();
  complaints.expect(/Failed to load resource|ERR_INTERNET_DISCONNECTED|WebSocket/);

  await phone.context().setOffline(true);
  const names = await phone.getByRole('list', { name: 'Standorte' }).getByRole('link').count();
  await phone.getByRole('list', { name: 'Standorte' }).getByRole('link').first().click();
  let ticked = 0;
  for (let at = 0; at < names; at++) {
    await expect(phone.getByRole('button', { name: 'Standort abschließen' })).toBeVisible();
    // A location that another journey has added has nothing to do.
    const task = phone.locator('button[aria-pressed=false]').first();
    if ((await task.count()) > 0) {
      await task.click();
      ticked++;
    }
    await phone.getByRole('button', { name: 'Notiz', exact: true }).click();
    await phone.getByRole('dialog').getByRole('textbox').fill(`Notiz ${at}`);
    await phone.getByRole('button', { name: 'Notiz speichern' }).click();
    await phone.getByRole('button', { name: 'Standort abschließen' }).click();
    await phone.getByRole('dialog').getByRole('button', { name: 'Standort abschließen' }).click();
    await expect(phone.getByRole('status').filter({ hasText: /^Wird übertragen/ })).toBeVisible();
    if (at === 0) await expectAccessible(phone, 'a stop without a network');
    await phone
      .getByRole('link', { name: /^Zum nächsten Standort$|^Zum Rundgang$/ })
      .last()
      .click();
  }
  await expect(phone.getByText(`${names} von ${names} Standorten`)).toBeVisible();
  await expect(wide.getByText(/^0 von \d+ Standorten$/)).toBeVisible();

  await phone.context().setOffline(false);
  await expect(wide.getByText(`${names} von ${names} Standorten`)).toBeVisible();
  await expect(phone.getByText(/^Gespeichert: /)).toBeHidden();
  const sheet = (await (await office.call('GET', `/private/rounds/${id}`)).json()) as Sheet;
  expect(sheet.round).toMatchObject({ state: 'running', stops: names, stopsFinished: names });
  expect(sheet.records.filter(({ kind }) => kind === 'done')).toHaveLength(ticked);
  expect(ticked).toBeGreaterThan(1);
  const notes = sheet.records.filter(({ kind }) => kind === 'note').map(({ text }) => text);
  expect(notes.sort()).toEqual(Array.from({ length: names }, (_, at) => `Notiz ${at}`));
});
