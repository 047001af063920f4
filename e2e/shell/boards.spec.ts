import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { expectMention } from '../support/mention.ts';
import { newPerson } from '../support/staff.ts';

const column = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** What lies where on screen, column by column. */
async function lying(page: Page): Promise<string[][]> {
  const names = ['Offen', 'In Arbeit', 'Erledigt'];
  return Promise.all(names.map((name) => column(page, name).getByRole('heading', { level: 3 }).allTextContents()));
}

/** As people without a mouse do it: lifted, carried, put down. */
async function carry(page: Page, title: string, ...keys: string[]): Promise<void> {
  await page.getByRole('link', { name: title, exact: true }).focus();
  for (const key of ['Space', ...keys, 'Space']) await page.keyboard.press(key);
}

async function drag(page: Page, title: string, to: string): Promise<void> {
  const from = (await page.getByRole('link', { name: title, exact: true }).boundingBox())!;
  const over = (await column(page, to).boundingBox())!;
  await page.mouse.move(from.x + 20, from.y + 8);
  await page.mouse.down();
  await page.mouse.move(from.x + 40, from.y + 20, { steps: 3 });
  await page.mouse.move(over.x + over.width / 2, over.y + over.height - 20, { steps: 8 });
  await page.mouse.up();
}

/** Both carry any card anywhere, and their networks come and go; in the end both have one. Every run carries the same. */
async function carryAtRandom(pages: readonly Page[]): Promise<void> {
  let state = 2730;
  const any = <T>(of: readonly T[]): T => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return of[Math.floor((state / 2_147_483_648) * of.length)]!;
  };
  for (let round = 0; round < 16; round++) {
    const page = any(pages);
    await page.context().setOffline(any([true, false]));
    await carry(page, any(['Eins', 'Zwei', 'Drei', 'Vier']), any(['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp']));
  }
  for (const page of pages) await page.context().setOffline(false);
}

test('two people move the same cards, one of them without a network, and both end with the same board', async ({
  staff,
  complaints,
}) => {
  const administrator = await staff.demo('merchant');
  const added = await administrator.call('POST', '/board/add', { data: { user: null, name: 'Fahrt & Probe' } });
  const { id } = (await added.json()) as { id: string };
  const read = async () => {
    const sheet = await (await administrator.call('GET', `/board/column/list/${id}`)).json();
    return sheet as { columns: { id: string; name: string; items: { title: string }[] }[] };
  };
  const first = (await read()).columns[0]!.id;
  for (const title of ['Vier', 'Drei', 'Zwei', 'Eins']) {
    await administrator.call('POST', '/board/card/save', { data: { card: { title }, column: first } });
  }
  const colleague = await staff.signIn(await newPerson(administrator, ['staff']));
  const path = `/backend/chat/t/board/0/board/${id}/Fahrt`;
  const one = await administrator.openLive(path, 'boards');
  const two = await colleague.openLive(path, 'boards');
  await expect.poll(() => lying(two)).toEqual([['Eins', 'Zwei', 'Drei', 'Vier'], [], []]);

  await drag(one, 'Zwei', 'In Arbeit');
  await expect.poll(() => lying(one)).toEqual([['Eins', 'Drei', 'Vier'], ['Zwei'], []]);
  await expect.poll(() => lying(two)).toEqual([['Eins', 'Drei', 'Vier'], ['Zwei'], []]);

  complaints.expect(/Failed to load resource|ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|WebSocket/);
  await two.context().setOffline(true);
  await carry(two, 'Eins', 'ArrowRight');
  await carry(two, 'Zwei', 'ArrowRight');
  await expect(two.getByText('Keine Verbindung. Verschieben ist weiterhin möglich.')).toBeVisible();
  await expect.poll(() => lying(two)).toEqual([['Drei', 'Vier'], ['Eins'], ['Zwei']]);
  // A new card can be begun without a network; a part that was never fetched takes its own place and no other.
  complaints.expect(/part missing/);
  await two
    .getByRole('button', { name: /^Karte in .* anlegen$/ })
    .first()
    .click();
  await expect(two.getByLabel('Titel der Karte')).toBeFocused();
  await two.keyboard.press('Escape');
  await two.getByRole('button', { name: 'Suchen', exact: true }).click();
  await expect(two.getByText('Keine Verbindung: Dieser Teil wird nach')).toBeVisible();
  await expect.poll(() => lying(two)).toEqual([['Drei', 'Vier'], ['Eins'], ['Zwei']]);
  await carry(one, 'Eins', 'ArrowDown', 'ArrowDown');
  await carry(one, 'Vier', 'ArrowRight');
  await expect.poll(() => lying(one)).toEqual([['Drei', 'Eins'], ['Zwei', 'Vier'], []]);
  await two.reload().catch(() => undefined);
  await two.context().setOffline(false);
  await two.goto(path);

  const inDatabase = async () => (await read()).columns.map(({ items }) => items.map(({ title }) => title));
  const last = [['Drei'], ['Eins', 'Vier'], ['Zwei']];
  await expect.poll(inDatabase).toEqual(last);
  for (const page of [one, two]) await expect.poll(() => lying(page)).toEqual(last);

  await carryAtRandom([one, two]);
  const titles = (board: string[][]) => board.flat().sort();
  expect(titles(await inDatabase())).toEqual(titles(last));
  for (const page of [one, two]) {
    await expect(page.getByText('Keine Verbindung.')).toBeHidden();
    const waiting = () =>
      page.evaluate<string[]>("Object.keys(localStorage).filter((key) => key.startsWith('boards.move.'))");
    await expect.poll(waiting).toEqual([]);
    // What was said last may still be on its way: the screen is held against what the server has at that moment.
    const isEqual = async () => JSON.stringify(await lying(page)) === JSON.stringify(await inDatabase());
    await expect.poll(isEqual).toBe(true);
  }

  await expectAccessible(one, 'a board');
  await two.setViewportSize({ width: 390, height: 844 });
  expect(await two.evaluate<number>('document.documentElement.scrollWidth')).toBe(390);
  await one.getByRole('link', { name: 'Zwei', exact: true }).click();
  await one.getByLabel('Kommentar', { exact: true }).fill('Ist fertig');
  await one.getByRole('button', { name: 'Kommentar senden' }).click();
  await expect(one.getByRole('region', { name: 'Verlauf' }).getByText('Ist fertig')).toBeVisible();
  for (const height of [900, 520]) {
    await one.setViewportSize({ width: 1440, height });
    await expectMention(one, one.getByLabel('Kommentar', { exact: true }));
  }
  await expectAccessible(one, 'a card');
  await two.getByText('Liste', { exact: true }).click();
  const lies = (await read()).columns.find(({ items }) => items.some(({ title }) => title === 'Zwei'))!;
  await expect(column(two, lies.name).getByRole('link', { name: 'Zwei', exact: true })).toBeVisible();
});
