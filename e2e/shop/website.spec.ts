import type { Page } from '@playwright/test';
import { blocksKb, builtManifest } from '../../apps/storefront/page-weight.ts';
import { TEMPLATES } from '../../modules/across/site-templates/server/templates.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, heading, SHOP, test } from '../support/site.ts';
import { newPerson, type Staff, unique } from '../support/staff.ts';

/** A page that is begun in a second language says so before anybody clicks. */
async function publish(page: Page, { isHalfEnglish = false } = {}): Promise<void> {
  await page.getByRole('button', { name: 'Veröffentlichen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Seite veröffentlichen' });
  if (isHalfEnglish) {
    await expect(dialog.getByText('Fehlende Texte: Englisch')).toBeVisible();
    await dialog.getByRole('checkbox', { name: /Fehlende Übersetzungen/ }).check();
    await dialog.getByRole('button', { name: 'Veröffentlichen, Fehlendes auf Deutsch' }).click();
  } else {
    await dialog.getByRole('button', { name: 'Jetzt veröffentlichen' }).click();
  }
  await expect(dialog).toBeHidden();
}

async function writeIn(page: Page, language: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Sprache der Bearbeitung' }).click();
  await page.getByRole('option', { name: language, exact: true }).click();
}

test('a page is made on a phone, seen by visitors, changed, previewed, translated, brought back and moved', async ({
  staff,
  site,
}) => {
  const name = `fest-${unique()}`;
  const page = await (await staff.demo('merchant')).open('/admin/website/pages');
  await expect(page.getByRole('link', { name: 'Über uns' })).toBeVisible();
  await expectAccessible(page, 'pages of a site');

  await test.step('a first version, block after block', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Seite anlegen' }).click();
    const dialog = page.getByRole('dialog', { name: 'Neue Seite' });
    await dialog.getByRole('textbox', { name: 'Titel' }).fill(name);
    await dialog.getByRole('button', { name: 'Seite anlegen' }).click();
    await page.getByRole('button', { name: 'Baustein hinzufügen' }).click();
    const picker = page.getByRole('dialog', { name: 'Baustein hinzufügen' });
    await expectAccessible(page, 'the choice of a block');
    await picker.getByRole('searchbox', { name: 'Bausteine durchsuchen' }).fill('absatz');
    await picker.getByRole('button', { name: 'Text', exact: true }).click();
    await expect(page.getByRole('textbox', { name: 'Text', exact: true })).toBeFocused();
    await page.getByRole('textbox', { name: 'Text', exact: true }).fill('Im Sommer feiern wir im Hof.');
    await page.getByRole('tab', { name: 'Darstellung' }).click();
    await page.getByRole('radio', { name: 'Dunkel' }).click();
    await expect(page.getByText('gespeichert', { exact: true })).toBeVisible();
    await expectAccessible(page, 'a page on a phone');
    await publish(page);
  });

  const visitor = await site.open(`/${name}`, { at: SHOP });
  await expect(heading(visitor, name)).toBeVisible();
  await expect(visitor.locator('[data-tone="contrast"]').getByText('Im Sommer feiern wir im Hof.')).toBeVisible();
  await expect(visitor.getByRole('navigation', { name: 'Alle Seiten' }).getByRole('link', { name })).toBeVisible();
  await expectAccessible(visitor, 'a page of blocks');

  await test.step('changed in the page itself; until it is published nobody sees it', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const canvas = page.frameLocator('iframe');
    await canvas.getByText('Im Sommer feiern wir im Hof.').click();
    const text = page.getByRole('textbox', { name: 'Text', exact: true });
    await text.fill('Im Winter feiern wir am Ofen.');
    await expect(canvas.getByText('Im Winter feiern wir am Ofen.')).toBeVisible();
    await text.press('Control+End');
    await text.press('Enter');
    await page.getByRole('button', { name: 'Aufzählung' }).click();
    await page.keyboard.type('mit ');
    await page.keyboard.press('Control+b');
    await page.keyboard.type('Musik');
    await expect(canvas.locator('li strong')).toHaveText('Musik');
    await expect(page.getByText('gespeichert', { exact: true })).toBeVisible();
    await expectAccessible(page, 'a page in the editor');
    await visitor.reload();
    await expect(visitor.getByText('Im Sommer feiern wir im Hof.')).toBeVisible();
  });

  await test.step('but whoever has the link of the preview', async () => {
    await page.getByRole('button', { name: 'Vorschau' }).click();
    const dialog = page.getByRole('dialog', { name: 'Vorschau-Link' });
    const link = dialog.getByRole('link', { name: 'Vorschau öffnen' });
    await expect(link).toBeVisible();
    await expectAccessible(page, 'the link of a preview');
    const preview = await site.open((await link.getAttribute('href'))!, { at: SHOP });
    await expect(preview.getByText('Im Winter feiern wir am Ofen.')).toBeVisible();
    await expectAccessible(preview, 'a preview');
    await page.keyboard.press('Escape');
    await publish(page);
    // A kept page hears of the change a moment after whoever made it.
    await expect(async () => {
      await visitor.reload();
      expect(await visitor.getByText('Im Winter feiern wir am Ofen.').isVisible()).toBe(true);
    }).toPass();
  });

  await test.step('in another language; what has no words there is said in German', async () => {
    await writeIn(page, 'Englisch');
    await page.getByRole('textbox', { name: 'Text', exact: true }).fill('In winter we celebrate by the stove.');
    await expect(page.frameLocator('iframe').getByText('In winter we celebrate by the stove.')).toBeVisible();
    await expect(page.getByText('gespeichert', { exact: true })).toBeVisible();
    await publish(page, { isHalfEnglish: true });
    await writeIn(page, 'Deutsch');
    const english = await site.open(`/${name}?sprache=en`, { at: SHOP });
    await expect(english.getByText('In winter we celebrate by the stove.')).toBeVisible();
    await expect(heading(english, name)).toBeVisible();
    await expectAccessible(english, 'a page of blocks in another language');
    await visitor.reload();
    await expect(visitor.getByText('Im Winter feiern wir am Ofen.')).toBeVisible();
  });

  await test.step('the version before is the draft again', async () => {
    await page.getByRole('button', { name: 'Mehr' }).click();
    await page.getByRole('menuitem', { name: 'Fassungen' }).click();
    const dialog = page.getByRole('dialog', { name: /Fassungen/ });
    await expectAccessible(page, 'versions of a page');
    await dialog.getByRole('button', { name: 'Vergleichen' }).last().click();
    const [older, draft] = [
      page.frameLocator('iframe[title="Fassung 1"]'),
      page.frameLocator('iframe[title="Aktueller Entwurf"]'),
    ];
    await expect(older.getByText('Im Sommer feiern wir im Hof.')).toBeVisible();
    await expect(draft.getByText('Im Winter feiern wir am Ofen.')).toBeVisible();
    for (const side of [older, draft]) await expect(side.getByText('geändert')).toBeVisible();
    await expectAccessible(page, 'two versions side by side');
    await page.getByRole('button', { name: 'Wiederherstellen' }).click();
    await page
      .getByRole('dialog', { name: /wiederherstellen\?/ })
      .getByRole('button', { name: 'Wiederherstellen' })
      .click();
    await expect(page.getByText(/ist als Entwurf wiederhergestellt/)).toBeVisible();
    await expect(page.frameLocator('iframe').getByText('Im Sommer feiern wir im Hof.')).toBeVisible();
  });

  await test.step('moved to another address, to which the old one leads', async () => {
    await page.getByRole('button', { name: 'Mehr' }).click();
    await page.getByRole('menuitem', { name: 'Einstellungen der Seite' }).click();
    const drawer = page.getByRole('dialog', { name });
    await drawer.getByRole('textbox', { name: 'Adresse' }).fill(`${name}-im-hof`);
    await expectAccessible(page, 'settings of a page');
    await drawer.getByRole('button', { name: 'Speichern' }).click();
    await expect(drawer.getByText('Gespeichert')).toBeVisible();
    await expect(async () => {
      await visitor.goto(`/${name}`);
      expect(visitor.url()).toBe(`${SHOP}/${name}-im-hof`);
    }).toPass();
    await expect(heading(visitor, name)).toBeVisible();
    await page.goto('/admin/website/pages#redirects');
    await expect(page.getByRole('row').filter({ hasText: `/${name}` })).toBeVisible();
    await expectAccessible(page, 'redirects');
  });
});

/** A page with these words, each in a block of its own; written beside the screens. */
async function pageWith(by: Staff, ...words: string[]): Promise<string> {
  const made = await by.call('POST', '/private/pages', {
    data: { title: `haus-${unique()}`, parentId: null, copyOf: null },
  });
  const { id, version } = (await made.json()) as { id: string; version: number };
  const { content } = (await (await by.call('GET', `/private/pages/${id}`)).json()) as { content: object };
  const settings = {
    headline: {},
    showsHeadline: true,
    ratio: 'auto',
    isRounded: true,
    isFullWidth: false,
    frame: 'none',
    background: 'clear',
    height: 'auto',
    shade: 0,
  };
  const blocks = words.map((text) => ({
    id: unique(),
    kind: 'text',
    version: 1,
    settings,
    content: { text: { de: text }, layout: 'one', align: 'start' },
  }));
  const saved = await by.call('POST', `/private/pages/${id}/draft`, {
    data: { version, content: { ...content, blocks } },
  });
  expect(saved.status(), await saved.text()).toBe(200);
  return id;
}

test('two people in one page see each other, and both find what both have written', async ({ staff }) => {
  const ada = await staff.demo('merchant');
  const grace = await staff.signIn(await newPerson(ada, ['editor']));
  const address = `/admin/website/pages/${await pageWith(ada, 'Vorne steht dies.', 'Hinten steht das.')}`;
  const [hers, theirs] = [await ada.openLive(address, 'pages'), await grace.openLive(address, 'pages')];
  for (const page of [hers, theirs]) await expect(page.getByText(/Ebenfalls hier: /)).toBeVisible();

  const write = async (page: Page, old: string, text: string) => {
    await page.frameLocator('iframe').getByText(old).click();
    return () => page.getByRole('textbox', { name: 'Text', exact: true }).fill(text);
  };
  const both = [
    await write(hers, 'Vorne steht dies.', 'Vorne schreibt Ada.'),
    await write(theirs, 'Hinten steht das.', 'Hinten schreibt Grace.'),
  ];
  // In the same moment: whoever is saved second is refused, and merged.
  await Promise.all(both.map((begin) => begin()));
  for (const page of [hers, theirs]) {
    const canvas = page.frameLocator('iframe');
    await expect(canvas.getByText('Vorne schreibt Ada.')).toBeVisible();
    await expect(canvas.getByText('Hinten schreibt Grace.')).toBeVisible();
    await expect(page.getByText('gespeichert', { exact: true })).toBeVisible();
    await expect(page.getByText('Widersprüchliche Änderungen')).toBeHidden();
  }

  await test.step('blocks by keyboard', async () => {
    const canvas = hers.frameLocator('iframe');
    const order = () => canvas.locator('[data-block]').allInnerTexts();
    const down = hers.getByRole('button', { name: 'Text nach unten' });
    await down.focus();
    await hers.keyboard.press('Alt+ArrowDown');
    await expect.poll(order).toEqual(['Hinten schreibt Grace.', 'Vorne schreibt Ada.']);
    await expect(hers.getByText('Text ist jetzt an Position 2 von 2.')).toBeAttached();
    await expect(down).toBeFocused();
    await hers.keyboard.press('Control+d');
    await expect.poll(order).toHaveLength(3);
    await hers.keyboard.press('Delete');
    await expect.poll(order).toHaveLength(2);
  });
});

test('the first page of every template is light', async () => {
  const manifest = await builtManifest();
  for (const {
    key,
    pages: [start],
  } of TEMPLATES) {
    const kinds = start!.blocks.map(({ kind }) => kind);
    expect(await blocksKb(manifest, kinds), `${key}, kB of scripts`).toBeLessThanOrEqual(100);
  }
});

test('a visitor writes through the contact form, and staff find it, answer and close it', async ({ staff, site }) => {
  const name = `Ada ${unique()}`;
  const visitor = await site.open('/kontakt', { at: SHOP });
  await visitor.getByLabel('Ihr Name').first().fill(name);
  await visitor.getByLabel('Ihre Nachricht').fill('Haben Sie am Freitag einen Tisch für sechs?');
  await visitor.getByRole('button', { name: 'Nachricht senden' }).click();
  await expect(visitor.getByRole('alert')).toBeFocused();
  await expectAccessible(visitor, 'a contact form that was refused');
  await visitor.getByLabel('Ihre E-Mail-Adresse').fill('ada@kunde.example');
  // Quicker than any person: the form asks to be sent once more.
  await expect(async () => {
    await visitor.getByRole('button', { name: 'Nachricht senden' }).click();
    await expect(visitor.getByText('Wir melden uns noch heute.')).toBeVisible({ timeout: 2000 });
  }).toPass({ intervals: [2000] });
  await expectAccessible(visitor, 'a contact form that was sent');

  const page = await (await staff.demo('merchant')).open('/admin/inquiries');
  await page.getByRole('link', { name }).click();
  const drawer = page.getByRole('dialog', { name });
  await expect(drawer.getByText('Haben Sie am Freitag einen Tisch für sechs?')).toBeVisible();
  await expectAccessible(page, 'an inquiry');
  await drawer.getByRole('button', { name: 'Als erledigt markieren' }).click();
  await expect(page.getByText('Die Anfrage ist erledigt.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name })).toHaveCount(0);
});
