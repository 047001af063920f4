import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { type Box, boxesIn, boxesNamed, filterPanel, freeBoxes, placeIn, rowsOf } from '../support/lockers.ts';
import { isSmall } from '../support/screens.ts';
import { unique } from '../support/staff.ts';

test('the list is narrowed by its panel and its search, and the address brings it back', { tag: '@phone' }, async ({
  staff,
}) => {
  const administrator = await staff.demo('franchisor');
  const { locationId } = await placeIn(administrator, 'Köln');
  const page = await administrator.open('/admin/locks');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Schlösser und Fächer \d+$/);
  await expectAccessible(page, 'locks');
  const panel = await filterPanel(page);
  for (const name of [/^Köln Neumarkt/, /^Vermietet/]) {
    await panel.getByRole('checkbox', { name }).click();
    await expect(panel.getByRole('checkbox', { name })).toBeChecked();
  }
  // Sections open and close by themselves.
  await panel.getByRole('button', { name: 'Größe' }).click();
  await expect(panel.getByRole('group', { name: 'Größe' })).toBeVisible();
  await expect(panel.getByRole('group', { name: 'Status' })).toBeVisible();
  await panel.getByRole('searchbox', { name: 'Filter durchsuchen' }).fill('batt');
  await expect(panel.getByRole('radiogroup', { name: 'Batterie' })).toBeVisible();
  await expect(panel.getByRole('group', { name: 'Status' })).toBeHidden();
  await expectAccessible(page, 'the panel of filters');
  if (isSmall(page)) await panel.getByRole('button', { name: /(Eintrag|Einträge|Ergebnis) zeigen$/ }).click();
  const address = new RegExp(`location=${locationId}`);
  await expect(page).toHaveURL(address);
  await expect(page).toHaveURL(/state=rented/);
  const narrowed = `Schlösser und Fächer ${(await boxesIn(administrator, 'Köln', 'rented')).length}`;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(narrowed);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(narrowed);
  await page.getByRole('button', { name: /Status: Vermietet/ }).click();
  await expect(page).not.toHaveURL(/state=/);

  const [box] = (await freeBoxes(administrator, 'Köln')) as [Box];
  await page.getByRole('searchbox', { name: 'Suchen', exact: true }).fill(box.number);
  await expect(page).toHaveURL(new RegExp(`q=${box.number}`));
  await expect(
    rowsOf(page).filter({ has: page.getByRole('link', { name: new RegExp(`^${box.number}( |$)`) }) }),
  ).toContainText('Köln Neumarkt');
  await page.getByRole('searchbox', { name: 'Suchen', exact: true }).fill('gibtesnicht');
  await expect(page.getByRole('heading', { name: 'Nichts gefunden' })).toBeVisible();
});

test('boxes are taken out of service with a reason, and back: several at once, on a phone one', {
  tag: '@phone',
}, async ({ staff }) => {
  const administrator = await staff.demo('franchisor');
  const boxes = await freeBoxes(administrator, 'Köln', { from: 1, count: 2 });
  const page = await administrator.open(`/admin/locks?location=${boxes[0]!.locationId}`);
  const meant = isSmall(page) ? boxes.slice(0, 1) : boxes;
  const nameOf = ({ number, locationName }: Box) => `Fach ${number}, ${locationName}`;
  const row = (box: Box) => {
    const name = `${isSmall(page) ? 'Aktionen' : 'Zeile auswählen'}: ${nameOf(box)}`;
    return rowsOf(page).filter({ has: page.getByRole(isSmall(page) ? 'button' : 'checkbox', { name }) });
  };
  const words = {
    out: ['Fach stilllegen', '2 Fächer stilllegen'],
    in: ['Fach wieder in Betrieb nehmen', '2 Fächer wieder in Betrieb nehmen'],
  };
  const title = (way: keyof typeof words) => words[way][meant.length - 1]!;
  const ask = async (way: keyof typeof words) => {
    if (isSmall(page)) {
      await page.getByRole('button', { name: `Aktionen: ${nameOf(meant[0]!)}` }).click();
      await page.getByRole('menuitem', { name: way === 'out' ? 'Stilllegen' : 'Wieder in Betrieb nehmen' }).click();
    } else {
      for (const box of meant) await page.getByRole('checkbox', { name: `Zeile auswählen: ${nameOf(box)}` }).check();
      await page.getByRole('button', { name: title(way) }).click();
    }
    return page.getByRole('dialog', { name: title(way) });
  };

  const out = await ask('out');
  await out.getByRole('button', { name: 'Stilllegen' }).click();
  await expect(out.getByText('Bitte geben Sie mindestens 3 Zeichen ein.')).toBeVisible();
  await expectAccessible(page, 'taking boxes out of service');
  await out.getByRole('textbox', { name: 'Grund' }).fill('Grundreinigung');
  await out.getByRole('button', { name: 'Stilllegen' }).click();
  await expect(
    page.getByText(isSmall(page) ? 'Das Fach ist stillgelegt.' : '2 Fächer sind stillgelegt.'),
  ).toBeVisible();
  for (const box of meant) await expect(row(box)).toContainText('Stillgelegt');

  const back = await ask('in');
  await back.getByRole('textbox', { name: 'Grund' }).fill('Sauber');
  await back.getByRole('button', { name: 'Wieder in Betrieb nehmen' }).click();
  for (const box of meant) await expect(row(box)).toContainText('Frei');
});

test('the page of a lock tells its story, and takes a note', async ({ staff }) => {
  const administrator = await staff.demo('franchisor');
  const [box] = (await freeBoxes(administrator, 'München', { from: 5 })) as [Box];
  // With a short list behind it, which is looked through again with every tab.
  const page = await administrator.open(`/admin/locks/${box.id}?location=${box.locationId}&q=${box.number}`);
  const sheet = page.getByRole('dialog', { name: `Fach ${box.number}`, exact: true });
  await expect(sheet.getByText('Schloss verriegelt')).toBeVisible();
  await expectAccessible(page, 'a lock');

  await sheet.getByRole('tab', { name: 'Telemetrie' }).click();
  await expect(page).toHaveURL(/#telemetry$/);
  await expect(sheet.getByText('Werte als Tabelle')).toBeVisible();
  await expect(sheet.locator('svg.recharts-surface').first()).toBeVisible();
  await expectAccessible(page, 'telemetry of a lock');
  await sheet.getByRole('tab', { name: 'Statistik' }).click();
  await expect(sheet.getByText('Auslastung')).toBeVisible();
  await expect(sheet.getByText(/in den 30 Tagen davor/).first()).toBeVisible();
  await expectAccessible(page, 'statistics of a lock');
  await sheet.getByRole('tab', { name: 'Verlauf' }).click();
  await expect(sheet.getByRole('link', { name: 'Im Log anzeigen' })).toHaveAttribute(
    'href',
    `/admin/logs?lock=${box.id}`,
  );
  await expectAccessible(page, 'what happened at a lock');
  await sheet.getByRole('tab', { name: 'Öffnungen' }).click();
  await expect(sheet.getByRole('list', { name: 'Öffnungen' }).getByRole('listitem').first()).toContainText('Geöffnet');
  await expectAccessible(page, 'attempts at a lock');

  await sheet.getByRole('tab', { name: /^Notizen/ }).click();
  const note = `Tür hakt ${unique()}`;
  await sheet.getByRole('textbox', { name: 'Neue Notiz' }).fill(note);
  await sheet.getByRole('button', { name: 'Notiz speichern' }).click();
  const kept = sheet.getByRole('list', { name: 'Notizen' }).getByRole('listitem').filter({ hasText: note });
  await expect(kept).toContainText('Katrin Vogel');
  await expect(sheet.getByRole('tab', { name: /^Notizen \(\d+\)$/ })).toBeVisible();
  await expectAccessible(page, 'notes of a lock');
  await kept.getByRole('button', { name: 'Notiz löschen' }).click();
  await page.getByRole('dialog', { name: 'Diese Notiz löschen?' }).getByRole('button', { name: 'Löschen' }).click();
  await expect(kept).toHaveCount(0);
});

test('a whole wall is added from a grid, one box of it is archived, the stickers are a PDF', async ({ staff }) => {
  const administrator = await staff.demo('franchisor');
  const { locationId, locationName } = await placeIn(administrator, 'Köln');
  const prefix = unique().slice(0, 4).toUpperCase();
  const heading = (count: number) => `Schlösser und Fächer ${count}`;
  const page = await administrator.open(`/admin/locks?location=${locationId}`);
  await page.getByRole('button', { name: 'Anlegen' }).click();
  await page.getByRole('menuitem', { name: 'Ganze Wand anlegen' }).click();
  const editor = page.getByRole('dialog', { name: 'Ganze Wand anlegen' });
  await expect(editor.getByRole('combobox', { name: 'Standort' })).toHaveValue(/^Köln Neumarkt/);
  await editor.getByRole('textbox', { name: 'Spalten' }).fill('3');
  await editor.getByRole('textbox', { name: 'Reihen' }).fill('2');
  await editor.getByRole('textbox', { name: 'Präfix' }).fill(prefix);
  await editor.getByRole('textbox', { name: 'Erste Nummer' }).fill('1');
  await expect(editor.getByText(/^6 neue Fächer: /)).toBeVisible();
  await expectAccessible(page, 'a wall from a grid');
  await editor.getByRole('button', { name: '6 Fächer anlegen' }).click();
  await expect(page.getByText('6 Fächer sind angelegt.')).toBeVisible();
  try {
    await page.getByRole('searchbox', { name: 'Suchen', exact: true }).fill(prefix);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading(6));
    const number = `${prefix}6`;
    await page.getByRole('link', { name: number, exact: true }).click();
    const sheet = page.getByRole('dialog', { name: `Fach ${number}`, exact: true });
    await sheet.getByRole('button', { name: 'Aktionen' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'Aufkleber drucken' }).click();
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
    await sheet.getByRole('button', { name: 'Aktionen' }).click();
    await page.getByRole('menuitem', { name: 'Archivieren' }).click();
    const question = page.getByRole('dialog', { name: `Fach ${number} archivieren?` });
    await expect(question).toContainText(locationName);
    await question.getByRole('button', { name: 'Archivieren' }).click();
    await expect(page.getByText(`Fach ${number} ist archiviert.`)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading(5));

    await page.goto(`/admin/real-time-monitoring/${locationId}`);
    await expect(page.getByRole('grid').getByRole('button', { name: new RegExp(`^Fach ${prefix}[1-6],`) })).toHaveCount(
      5,
    );
  } finally {
    for (const { id } of await boxesNamed(administrator, prefix)) {
      await administrator.call('POST', '/location/lock/delete', { data: { item: { id } } });
    }
  }
});
