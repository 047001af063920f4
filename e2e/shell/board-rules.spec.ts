import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';

test('a rule is written, shows what it would have done, is saved, fires, and is taken back', async ({ staff }) => {
  const administrator = await staff.demo('merchant');
  const added = await administrator.call('POST', '/board/add', { data: { user: null, name: 'Regelprobe' } });
  const { id } = (await added.json()) as { id: string };
  const sheet = await (await administrator.call('GET', `/board/column/list/${id}`)).json();
  const [open, doing, done] = (sheet as { columns: { id: string }[] }).columns.map((column) => column.id);
  const write = async (title: string) => {
    const saved = await administrator.call('POST', '/board/card/save', { data: { card: { title }, column: open } });
    return ((await saved.json()) as { id: string }).id;
  };
  const move = (cardId: string) =>
    administrator.call('POST', '/board/card/resort', {
      data: { idSorts: [{ id: cardId, sort: 'V' }], colSource: open, colTarget: doing },
    });
  await move(await write('Früher'));

  const page = await administrator.openLive(`/backend/chat/t/board/0/board/${id}/Regelprobe`, 'boards');
  await page.getByRole('button', { name: 'Aktionen zu diesem Board' }).click();
  await page.getByRole('menuitem', { name: 'Regeln' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Regeln: Regelprobe' })).toBeVisible();
  await expect(page.getByRole('button', { name: / anzeigen$/ })).toHaveCount(6);
  await expectAccessible(page, 'rules of a board');

  await page.getByRole('button', { name: 'Neue Regel' }).click();
  const form = page.getByRole('dialog', { name: 'Neue Regel' });
  // The form is longer than the window.
  await expect(form.getByRole('button', { name: 'Regel speichern' })).toBeInViewport();
  await form.getByLabel('Name').fill('Gleich fertig');
  await form.getByRole('combobox', { name: 'Spalte' }).first().click();
  await page.getByRole('option', { name: 'In Arbeit' }).first().click();
  await form.getByRole('combobox', { name: 'Spalte' }).last().click();
  await page.getByRole('group', { name: 'Regelprobe' }).getByRole('option', { name: 'Erledigt' }).click();
  const trial = form.getByRole('region', { name: 'Testlauf' });
  await expect(trial.getByText('wäre diese Regel einmal ausgeführt worden')).toBeVisible();
  await expect(trial.getByText('Karte „Früher“')).toBeVisible();
  await expectAccessible(page, 'a rule');
  await form.getByRole('button', { name: 'Regel speichern' }).click();
  await expect(page.getByRole('switch', { name: 'Gleich fertig' })).toBeChecked();

  const card = await write('Heute');
  await move(card);
  const row = page.getByRole('listitem').filter({ hasText: 'Karte „Heute“' });
  await expect(row.getByText('nach „Erledigt“ verschoben')).toBeVisible();
  const columnOf = async () => {
    const shown = await (await administrator.call('GET', `/board/card/${card}`)).json();
    return (shown as { columnId: string }).columnId;
  };
  expect(await columnOf()).toBe(done);
  await row.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(row.getByText('rückgängig gemacht')).toBeVisible();
  expect(await columnOf()).toBe(doing);
});
