import { expectAccessible } from '../support/axe.ts';
import { placeIn } from '../support/lockers.ts';
import { expect, heading, test } from '../support/site.ts';
import { unique } from '../support/staff.ts';

const UPRIGHT = { width: 1080, height: 1920 };

test('a tablet at the wall: a wrong PIN leaves the pad where it is, the right one opens, and the next one finds nothing of the last', async ({
  site,
  staff,
}) => {
  const administrator = await staff.demo('franchisor');
  const { locationId } = await placeIn(administrator, 'München');
  const controller = { name: `Kiosk ${unique()}`, kind: 'terminal', locationId, serial: '', note: '' };
  const added = await administrator.call('POST', '/location/monitoring/add', { data: { controller } });
  const { provisioning } = (await added.json()) as { provisioning: { token: string } };
  const page = await site.open('/terminal');
  await page.setViewportSize(UPRIGHT);
  await page.getByLabel('Token').fill(provisioning.token);
  await page.getByRole('button', { name: 'Gerät verbinden' }).click();
  await expect(heading(page, /^Willkommen am Standort/)).toBeVisible();
  await expectAccessible(page, 'the start of a kiosk');
  // Read from a step away: half as large again as on a phone.
  const letters = await page.evaluate<string>('getComputedStyle(document.body).fontSize');
  expect(Number.parseFloat(letters)).toBeGreaterThanOrEqual(24);

  const type = async (pin: string) => {
    for (const digit of pin) await page.getByRole('button', { name: `Ziffer ${digit}` }).click();
    await page.getByRole('button', { name: 'Öffnen' }).click();
  };
  await type('000000');
  await expect(page.getByText('Falsche PIN.')).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Ziffer 0' })).toBeInViewport();

  const renter = await site.renter();
  const { key, boxNumber } = await renter.rent();
  const { pin } = await renter.ask<{ pin: string }>('POST', '/public/rental', { key });
  await type(pin);
  await expect(page.getByText(`Fach ${boxNumber} ist offen.`, { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Fertig und neu beginnen' }).click();

  const begin = async () => {
    await page.goto(`/standort/${locationId}?wann=jetzt&dauer=120`);
    await page.locator('button[value=add]').first().click();
    await page.waitForURL('**/warenkorb');
  };
  const expectNothingLeft = async () => {
    await expect(heading(page, /^Willkommen am Standort/)).toBeVisible();
    const cookies = await page.context().cookies();
    expect(cookies.map(({ name }) => name)).toEqual(['fw_terminal']);
  };

  await test.step('what somebody has begun is gone when they are done, for the back button too', async () => {
    await page.getByRole('link', { name: 'Italiano' }).click();
    await page.goto(`/standort/${locationId}`);
    await expect(page.locator('a:not([href^="/"]):not([href^="#"])').filter({ visible: true })).toHaveCount(0);
    await begin();
    await page.getByRole('button', { name: 'Fatto, ricominciare' }).click();
    await expectNothingLeft();
    await page.goBack();
    await expectNothingLeft();
  });
  await test.step('and after a minute of rest', async () => {
    await page.clock.install();
    await begin();
    // The minute begins when the page has taken over in the browser.
    await expect(async () => {
      await page.clock.fastForward(61_000);
      await expect(heading(page, /^Willkommen am Standort/)).toBeVisible({ timeout: 3_000 });
    }).toPass();
    await expectNothingLeft();
  });
  await expect(page.locator('a[href^="mailto:"], a[href^="tel:"], a[target="_blank"]')).toHaveCount(0);
});
