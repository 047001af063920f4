import { pageApi } from '@fachwerk/pages/contract';
import { answering, refusing } from '@fachwerk/react/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { block, content, NO_HURDLES, openEditor, PAGE_ID, page } from './editor.for-tests.tsx';

beforeEach(() => {
  Object.assign(window, { innerWidth: 390 });
  localStorage.clear();
});
afterEach(cleanup);

const blocks = () => within(screen.getByRole('list', { name: 'Bausteine der Seite' })).getAllByRole('listitem');
const write = (name: string, words: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value: words } });
const saved = (wire: Awaited<ReturnType<typeof openEditor>>['wire']) =>
  wire.calls(pageApi.saveDraft).map(({ body }) => body as { version: number; content: ReturnType<typeof content> });

test('on a phone blocks are added, written, moved and deleted, and saved by themselves', async () => {
  const user = userEvent.setup();
  const { wire } = await openEditor(
    [block('a', 'Erster'), block('b', 'Zweiter')],
    [{ userId: PAGE_ID, name: 'Grace', since: new Date() }],
  );
  expect(screen.getByText('Ebenfalls hier: Grace')).toBeTruthy();
  await user.click(within(blocks()[1]!).getByRole('button', { name: 'slogan nach oben' }));
  await user.click(screen.getByRole('button', { name: 'Baustein hinzufügen' }));
  await user.click(await screen.findByRole('button', { name: 'list' }));
  expect(blocks()).toHaveLength(3);
  await user.click(within(blocks()[1]!).getByRole('button', { name: 'slogan löschen' }));
  expect(blocks()).toHaveLength(2);
  await user.click(await screen.findByRole('button', { name: 'Rückgängig' }));
  expect(within(blocks()[1]!).getByText('Erster')).toBeTruthy();
  await user.click(within(blocks()[1]!).getByRole('button', { name: 'slogan löschen' }));
  await user.click(within(blocks()[0]!).getByText('Zweiter'));
  write('block.slogan.words', 'Neu');
  await waitFor(() => expect(screen.getByText('gespeichert')).toBeTruthy(), { timeout: 60_000 });
  const last = saved(wire).at(-1)!;
  expect(last.content.blocks.map(({ kind, content: written }) => [kind, written.words ?? null])).toEqual([
    ['slogan', { de: 'Neu' }],
    ['list', null],
  ]);
  expect(saved(wire)[0]!.version).toBe(3);
});

test('what somebody else saved meanwhile is merged; what both wrote is asked about, and nothing is lost', async () => {
  const user = userEvent.setup();
  const { wire } = await openEditor([block('a', 'Eins'), block('b', 'Zwei')]);
  wire.now(
    refusing(pageApi.saveDraft, 409, 'page.changed_meanwhile', 'Jemand war schneller.'),
    answering(pageApi.open, {
      page: page(7),
      content: content(block('a', 'Eins von Grace'), block('b', 'Zwei von Grace'), block('c', 'Drei von Grace')),
      others: [],
    }),
  );
  await user.click(within(blocks()[0]!).getByText('Eins'));
  write('block.slogan.words', 'Eins von mir');
  const asked = await screen.findByText('Widersprüchliche Änderungen', {}, { timeout: 60_000 });
  wire.now(answering(pageApi.saveDraft, ({ body }) => page((body as { version: number }).version + 1)));
  expect(blocks().map((each) => within(each).getAllByRole('button')[1]!.textContent)).toEqual([
    'sloganEins von mir',
    'sloganZwei von Grace',
    'sloganDrei von Grace',
  ]);
  const panel = asked.closest<HTMLElement>('[role="alert"]')!;
  await user.click(within(panel).getByRole('radio', { name: 'Die andere Fassung' }));
  await user.click(within(panel).getByRole('button', { name: 'Auswahl übernehmen' }));
  await waitFor(() => expect(screen.getByText('gespeichert')).toBeTruthy(), { timeout: 60_000 });
  const last = saved(wire).at(-1)!;
  expect(last.version).toBeGreaterThanOrEqual(7);
  expect(last.content.blocks.map(({ content: written }) => written.words)).toEqual([
    { de: 'Eins von Grace' },
    { de: 'Zwei von Grace' },
    { de: 'Drei von Grace' },
  ]);
});

test('without a connection the words stay in this browser, and are there when the page is opened again', async () => {
  const user = userEvent.setup();
  const { wire, unmount } = await openEditor([block('a', 'Eins')]);
  wire.now({
    endpoint: pageApi.saveDraft,
    answer: () => {
      throw new TypeError('no network');
    },
  });
  await user.click(within(blocks()[0]!).getByText('Eins'));
  write('block.slogan.words', 'Unterwegs');
  await screen.findByText('keine Verbindung, in diesem Browser gespeichert', {}, { timeout: 60_000 });
  const kept = { ...localStorage };
  unmount();
  await new Promise((resolve) => setTimeout(resolve));
  expect(Object.keys(kept)).toContain(`page-draft.${PAGE_ID}`);
  await openEditor([block('a', 'Eins')]);
  expect(await screen.findByText('Unterwegs')).toBeTruthy();
});

test('publishing shows what changes for visitors, and all that stands in the way, before anybody clicks', async () => {
  const user = userEvent.setup();
  const { wire } = await openEditor([block('a', 'Neue Worte'), block('b', 'Zwei')]);
  const version = {
    id: PAGE_ID,
    number: 1,
    publishedAt: new Date('2026-11-01T10:00:00Z'),
    publishedBy: 'Ada',
    note: '',
    blocks: 2,
  };
  wire.now(
    answering(pageApi.versions, { versions: [version], next: null }),
    answering(pageApi.version, { version, content: content(block('a', 'Alte Worte'), block('x', 'Weg')) }),
    answering(pageApi.hurdles, {
      faults: [{ law: 'imprint', found: {}, path: '/admin/settings/company' }],
      half: [
        {
          language: 'en',
          fields: [
            { blockId: null, path: 'title' },
            { blockId: 'b', path: 'words' },
          ],
        },
      ],
      samples: [{ blockId: 'b', words: ['words'], pictures: ['picture'] }],
      picturesWithoutAlt: [{ id: PAGE_ID, name: 'Ofen' }],
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Veröffentlichen' }));
  const dialog = await screen.findByRole('dialog', { name: 'Seite veröffentlichen' });
  const changes = within(await within(dialog).findByRole('list', { name: 'Änderungen für Besucher' }));
  expect(changes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Geändert: sloganNeue Worte',
    'Neu: sloganZwei',
    'Entfernt: sloganWeg',
  ]);
  const hurdles = within(await within(dialog).findByRole('region', { name: 'Vor der Veröffentlichung' }));
  const said = hurdles.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(said).toEqual([
    expect.stringContaining('verhindert die Veröffentlichung'),
    expect.stringContaining('Fehlende Texte: Englisch'),
    expect.stringContaining('Beispieltext und Platzhalterbild: slogan'),
    expect.stringContaining('Bild ohne Beschreibung: Ofen'),
  ]);
  expect(said[1]).toContain('Seite: Titel, slogan: words');
  expect(within(dialog).getByRole('link', { name: 'Zum Rechts-Cockpit' })).toBeTruthy();
  expect(
    within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Mit Beispielen veröffentlichen' }).disabled,
  ).toBe(true);
  expect(wire.calls(pageApi.publish)).toHaveLength(0);
});

test('half a translation is published by whoever says so; the button says what it does', async () => {
  const user = userEvent.setup();
  const { wire } = await openEditor([block('a', 'Neue Worte')]);
  wire.now(
    answering(pageApi.versions, { versions: [], next: null }),
    answering(pageApi.hurdles, {
      ...NO_HURDLES,
      half: [{ language: 'en', fields: [{ blockId: 'a', path: 'words' }] }],
    }),
    answering(pageApi.publish, page(4, { hasChanges: false })),
  );
  await user.click(screen.getByRole('button', { name: 'Veröffentlichen' }));
  const dialog = await screen.findByRole('dialog', { name: 'Seite veröffentlichen' });
  const confirm = await within(dialog).findByRole<HTMLButtonElement>('button', { name: 'Jetzt veröffentlichen' });
  expect(confirm.disabled).toBe(true);
  await user.click(within(dialog).getByLabelText('Fehlende Übersetzungen auf Deutsch anzeigen'));
  await user.click(within(dialog).getByRole('button', { name: 'Veröffentlichen, Fehlendes auf Deutsch' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(wire.calls(pageApi.publish).at(-1)!.body).toMatchObject({ version: 3, evenHalfTranslated: true });
});

test('a new block speaks the languages of the site; German of one’s own drops the translation of the sample', async () => {
  const user = userEvent.setup();
  const { wire } = await openEditor([]);
  await user.click(screen.getByRole('button', { name: 'Baustein hinzufügen' }));
  await user.click(await screen.findByRole('button', { name: 'slogan' }));
  await waitFor(() => expect(saved(wire)).toHaveLength(1), { timeout: 60_000 });
  expect(saved(wire)[0]!.content.blocks[0]).toMatchObject({
    content: { words: { de: 'Ein Satz', en: 'A sentence' } },
    samples: [{ de: 'Ein Satz', en: 'A sentence' }],
  });
  expect(JSON.stringify(saved(wire)[0])).not.toContain('Una frase');
  write('block.slogan.words', 'Unser Satz');
  await waitFor(() => expect(saved(wire).length).toBeGreaterThan(1), { timeout: 60_000 });
  expect(saved(wire).at(-1)!.content.blocks[0]!.content.words).toEqual({ de: 'Unser Satz' });
});

test('a block is copied to another page as one of its own, and never to another company', async () => {
  const user = userEvent.setup();
  const { unmount } = await openEditor([block('a', 'Erster')]);
  await user.click(within(blocks()[0]!).getByText('Erster'));
  await user.click(screen.getByRole('button', { name: 'slogan kopieren' }));
  unmount();
  const { wire } = await openEditor([block('a', 'Woanders')]);
  await user.click(screen.getByRole('button', { name: 'Baustein hinzufügen' }));
  await user.click(await screen.findByRole('button', { name: 'slogan einfügen' }));
  await waitFor(() => expect(saved(wire)).toHaveLength(1), { timeout: 60_000 });
  const [first, second] = saved(wire)[0]!.content.blocks;
  expect([first!.content.words, second!.content.words]).toEqual([{ de: 'Woanders' }, { de: 'Erster' }]);
  expect(second!.id).not.toBe('a');

  cleanup();
  const kept = JSON.parse(localStorage.getItem('page-editor.block')!);
  localStorage.setItem('page-editor.block', JSON.stringify({ ...kept, companyId: PAGE_ID }));
  await openEditor([]);
  await user.click(screen.getByRole('button', { name: 'Baustein hinzufügen' }));
  await screen.findByRole('button', { name: 'slogan' });
  expect(screen.queryByRole('button', { name: 'slogan einfügen' })).toBeNull();
});

test('a block is found by what it is called, goes where it was asked for, and its first field has the focus', async () => {
  const user = userEvent.setup();
  const { wire } = await openEditor([block('a', 'Erster'), block('b', 'Zweiter')]);
  await user.click(screen.getByRole('button', { name: 'Baustein nach „slogan“ einfügen' }));
  await user.type(await screen.findByRole('searchbox', { name: 'Bausteine durchsuchen' }), 'xyzzy');
  expect(screen.getByText('Kein Baustein für „xyzzy“.')).toBeTruthy();
  await user.clear(screen.getByRole('searchbox'));
  await user.type(screen.getByRole('searchbox'), 'slog{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('block.slogan.words')));
  await waitFor(() => expect(saved(wire)).toHaveLength(1), { timeout: 60_000 });
  expect(saved(wire)[0]!.content.blocks.map(({ content: written }) => written.words)).toEqual([
    { de: 'Erster' },
    { de: 'Ein Satz', en: 'A sentence' },
    { de: 'Zweiter' },
  ]);
});

test('a block is cut and pasted twice as two of their own; a clipboard that is not of its kind is refused', async () => {
  const user = userEvent.setup();
  const { wire } = await openEditor([block('a', 'Erster')]);
  await user.click(within(blocks()[0]!).getByText('Erster'));
  await user.click(screen.getByRole('button', { name: 'slogan ausschneiden' }));
  expect(screen.queryByRole('list', { name: 'Bausteine der Seite' })?.children ?? []).toHaveLength(0);
  for (const times of [1, 2]) {
    await user.click(screen.getByRole('button', { name: 'Baustein hinzufügen' }));
    await user.click(await screen.findByRole('button', { name: 'slogan einfügen' }));
    await waitFor(() => expect(blocks()).toHaveLength(times));
  }
  await waitFor(() => expect(saved(wire).at(-1)?.content.blocks).toHaveLength(2), { timeout: 60_000 });
  const ids = saved(wire)
    .at(-1)!
    .content.blocks.map(({ id }) => id);
  expect(new Set([...ids, 'a']).size).toBe(3);

  cleanup();
  const kept = JSON.parse(localStorage.getItem('page-editor.block')!);
  localStorage.setItem(
    'page-editor.block',
    JSON.stringify({ ...kept, block: { ...kept.block, content: { words: '<script>', link: 'javascript:alert(1)' } } }),
  );
  await openEditor([]);
  await user.click(screen.getByRole('button', { name: 'Baustein hinzufügen' }));
  await screen.findByRole('button', { name: 'slogan' });
  expect(screen.queryByRole('button', { name: 'slogan einfügen' })).toBeNull();
});
