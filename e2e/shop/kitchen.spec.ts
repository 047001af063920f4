import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import type { Staff } from '../support/staff.ts';

type Ticket = {
  readonly orderId: string;
  readonly number: string;
  readonly state: string;
  readonly stateSince: string;
};

const NEXT = { accepted: ['Beginnen', 'Im Gange'], making: ['Fertig melden', 'Im Gange: fertig'] } as const;

/** The youngest: the crew of the demonstration works on the older ones. */
async function ticketIn(person: Staff, ...states: (keyof typeof NEXT)[]): Promise<Ticket> {
  const answer = await person.call('GET', '/private/kitchen');
  const { tickets } = (await answer.json()) as { tickets: Ticket[] };
  const found = tickets
    .filter(({ state }) => (states as string[]).includes(state))
    .toSorted((a, b) => b.stateSince.localeCompare(a.stateSince));
  expect(found.length, 'orders come in by themselves').toBeGreaterThan(0);
  return found[0]!;
}

/** How often it was moved on from where it stood. */
async function movesFrom(person: Staff, { orderId, state }: Ticket): Promise<number> {
  const answer = await person.call('GET', `/private/order/${orderId}/fulfilment`);
  const { fulfilment } = (await answer.json()) as {
    fulfilment: { steps: { kind: string; data: { from?: string } }[] };
  };
  return fulfilment.steps.filter(({ kind, data }) => kind === 'moved' && data.from === state).length;
}

const cardOf = (page: Page, { number }: Ticket) => page.getByRole('article', { name: `Bestellung ${number}` });

test('the kitchen goes on through a lost network, and what was tapped is done once', async ({ staff, complaints }) => {
  const chef = await staff.demo('merchant');
  const page = await chef.openLive('/admin/kitchen');
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Küche');
  await expectAccessible(page, 'the kitchen');
  // A tablet with the menu beside: whatever is on a ticket stays on it.
  await page.setViewportSize({ width: 1024, height: 768 });
  expect(
    await page.evaluate<number>(
      "Math.max(...[...document.querySelectorAll('article')].map((card) => card.scrollWidth - card.clientWidth))",
    ),
  ).toBe(0);
  // Nobody scrolls past all new orders to find what is in the making.
  const tops = await page.evaluate<number[]>(
    "[...document.querySelectorAll('[data-column]')].map((column) => column.getBoundingClientRect().top)",
  );
  expect([tops.length, new Set(tops).size]).toEqual([4, 1]);
  await page.setViewportSize({ width: 1280, height: 800 });
  const ticket = await ticketIn(chef, 'accepted', 'making');
  const [tapped, column] = NEXT[ticket.state as keyof typeof NEXT];
  complaints.expect(/Failed to load resource|ERR_INTERNET_DISCONNECTED|WebSocket/);

  await page.context().setOffline(true);
  await cardOf(page, ticket).getByRole('button', { name: tapped, exact: true }).click();
  await expect(page.getByText('Keine Verbindung.')).toBeVisible();
  await expect(page.getByText('1 Schritt wartet.')).toBeVisible();
  await expect(page.getByRole('region', { name: column }).getByText(ticket.number)).toBeVisible();
  await expectAccessible(page, 'the kitchen without a network');

  await page.context().setOffline(false);
  await expect(page.getByText('Keine Verbindung.')).toBeHidden();
  await expect(page.getByRole('region', { name: column }).getByText(ticket.number)).toBeVisible();
  await expect(page.getByText('1 Schritt wartet.')).toBeHidden();
  await expect.poll(() => movesFrom(chef, ticket)).toBe(1);

  await page.getByText('Artikel', { exact: true }).click();
  await expect(page.getByRole('list', { name: 'Artikel' })).toBeVisible();
  await expectAccessible(page, 'the kitchen by items');
});

test('a telephone order is taken by keyboard alone, lies before the kitchen, goes on the driver’s list, and is corrected after it was paid', async ({
  staff,
}) => {
  const person = await staff.demo('merchant');
  const page = await person.open('/admin/orders');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('link', { name: 'Bestellung aufnehmen' }).first().click();
  await expect(page.getByRole('radio', { name: 'Lieferung' })).toBeVisible();
  const { keyboard } = page;
  const caller = `Telefon ${Date.now() % 100_000}`;
  await keyboard.type(`${caller}`);
  await keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Nachname' })).toHaveValue(caller);
  await expect(page.getByRole('textbox', { name: 'Nachname' })).toBeFocused();
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await keyboard.type('0341 998877');
  await page.getByRole('radio', { name: 'Abholung' }).focus();
  await keyboard.press('Space');
  await keyboard.press('F2');
  await keyboard.type('4x 83');
  await keyboard.press('Enter');
  await expect(page.getByRole('listitem').filter({ hasText: /cola/i })).toBeVisible();
  await keyboard.type('2x 1');
  await keyboard.press('Enter');
  await expect(page.getByRole('listitem').filter({ hasText: /bruschetta/i })).toBeVisible();
  await page.getByRole('radio', { name: 'Bar bei Übergabe' }).focus();
  await keyboard.press('Space');
  await expectAccessible(page, 'an order that is written down');
  await keyboard.press('Control+Enter');
  await expect(page.getByRole('dialog', { name: /^Bestellung / })).toContainText('Aufgenommen von');
  const { tickets } = (await (await person.call('GET', '/private/kitchen')).json()) as {
    tickets: (Ticket & { customerName: string })[];
  };
  const placed = tickets.filter(({ customerName }) => customerName === caller);
  expect(placed).toMatchObject([{ state: 'new' }]);

  await page.goto('/admin/delivery-list?type=pickup');
  await expect(page.getByRole('row').filter({ hasText: caller })).toBeVisible();
  await expectAccessible(page, 'the list for the driver');

  await test.step('handed over and paid, a line goes back with its money, and the day knows it', async () => {
    const { orderId } = placed[0]!;
    for (const [from, to] of [
      ['new', 'accepted'],
      ['accepted', 'done'],
    ]) {
      const data = { orderId, tapId: randomUUID(), from, to };
      expect((await person.call('POST', '/private/fulfilment/move', { data })).status()).toBe(200);
    }
    await page.goto(`/admin/orders/${orderId}`);
    const order = page.getByRole('dialog', { name: /^Bestellung / });
    await order.getByRole('button', { name: 'Korrigieren' }).click();
    const correction = page.getByRole('dialog', { name: /korrigieren$/ });
    await correction.getByRole('button', { name: 'Bruschetta al pomodoro streichen' }).click();
    await expect(correction.getByText(/€ werden erstattet/)).toBeVisible();
    await correction.getByRole('textbox', { name: 'Grund' }).fill('Das Brot war aus');
    await expectAccessible(page, 'correcting an order');
    await correction.getByRole('button', { name: 'Korrektur speichern' }).click();
    await expect(order.getByText('Teilweise erstattet')).toBeVisible();
    await expect(order.getByText(/^Korrektur \d{4}-\d+/)).toBeVisible();

    await page.goto('/admin/day-report');
    const cash = page.getByRole('table', { name: 'Zahlungen' }).getByRole('row', { name: /^Bar/ });
    await expect(cash.getByRole('cell').last()).not.toHaveText(/^0,00/);
    await expectAccessible(page, 'the report of a day');
  });
});
