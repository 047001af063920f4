import { pageApi, type WebPage } from '@fachwerk/pages/contract';
import type { PageContent } from '@fachwerk/pages/contract-content';
import { redirectApi } from '@fachwerk/pages/contract-place';
import { answering, fakeWire, refusing, renderScreen } from '@fachwerk/react/testing';
import { siteTemplateApi } from '@fachwerk/site-templates/contract';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { PageList } from './page-list.tsx';

beforeEach(() => Object.assign(window, { innerWidth: 1440 }));
afterEach(cleanup);

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const page = (number: number, title: string, more: Partial<WebPage> = {}): WebPage => ({
  id: idOf(number),
  title,
  slug: title.toLowerCase(),
  parentId: null,
  position: number,
  version: 3,
  isInNavigation: true,
  isHidden: false,
  visibleFrom: null,
  visibleUntil: null,
  isStart: false,
  publishedAt: new Date('2026-11-01T10:00:00Z'),
  hasChanges: false,
  untranslated: [],
  editedAt: new Date('2026-11-01T10:00:00Z'),
  editedBy: 'Ada',
  ...more,
});
const pages = [
  page(1, 'Start', { slug: '', isStart: true }),
  page(2, 'Preise', { hasChanges: true, untranslated: ['en', 'it'] }),
  page(3, 'Koffer', { parentId: idOf(2), position: 0, publishedAt: null }),
  page(4, 'Team', { isHidden: true, isInNavigation: false }),
];
const content: PageContent = {
  title: { de: 'Preise' },
  tabText: {},
  description: {},
  keywords: {},
  layout: 'standard',
  shareMediaId: null,
  blocks: [],
};

async function open(at = '/admin/website/pages') {
  const wire = fakeWire(
    answering(pageApi.list, { pages }),
    answering(redirectApi.list, { redirects: [] }),
    answering(pageApi.open, { page: pages[1]!, content, others: [] }),
    answering(pageApi.savePlace, pages[1]!),
    answering(pageApi.saveDraft, { ...pages[1]!, version: 4 }),
    answering(pageApi.remove, {}),
  );
  const path = at === '/admin/website/pages' ? at : '/admin/website/pages/:pageId/settings';
  const shown = renderScreen(<PageList />, { path, at });
  await screen.findByText('Koffer');
  return { wire, user: userEvent.setup(), ...shown };
}
const row = (name: string) => screen.getByText(name).closest('li')!;

test('the tree says of every page where it stands, what visitors see and which languages are missing', async () => {
  await open();
  expect(within(row('Preise')).getByText('Änderungen nicht veröffentlicht')).toBeTruthy();
  expect(within(row('Preise')).getByText('Fehlende Übersetzungen: Englisch, Italienisch')).toBeTruthy();
  expect(within(row('Koffer')).getByText('Entwurf')).toBeTruthy();
  expect(row('Koffer').getAttribute('data-depth')).toBe('1');
  expect(within(row('Team')).getByText('Verborgen')).toBeTruthy();
  expect(within(row('Team')).getByText('/team · nicht in der Navigation')).toBeTruthy();
  expect(within(row('Start')).getByText('Veröffentlicht')).toBeTruthy();
});

test('a page is moved by the keyboard, and by dragging it below another', async () => {
  const { wire, user } = await open();
  screen.getByText('Team').focus();
  await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
  await waitFor(() => expect(wire.calls(pageApi.savePlace)).toHaveLength(1));
  expect(wire.calls(pageApi.savePlace)[0]!.body).toMatchObject({
    version: 3,
    place: { slug: 'team', parentId: idOf(2), position: 1, isHidden: true },
  });
  await waitFor(() => expect(wire.calls(pageApi.list).length).toBeGreaterThan(1));
  fireEvent.dragStart(row('Koffer'));
  fireEvent.dragOver(row('Team'), { clientY: 0 });
  expect(row('Team').getAttribute('data-over')).toBe('below');
  fireEvent.dragEnd(row('Koffer'));
  await waitFor(() => expect(wire.calls(pageApi.savePlace)).toHaveLength(2));
  expect(wire.calls(pageApi.savePlace)[1]!.body).toMatchObject({ place: { parentId: idOf(4), position: 0 } });
});

test('a page is deleted only after its consequences were read; the start page never', async () => {
  const { wire, user } = await open();
  await user.click(screen.getByRole('button', { name: 'Aktionen zu „Preise“' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Löschen' }));
  const dialog = await screen.findByRole('dialog', { name: 'Seite „Preise“ löschen?' });
  expect(dialog.textContent).toContain('/preise ist danach nicht mehr erreichbar.');
  expect(dialog.textContent).toContain('Unterseiten (1) rücken eine Ebene höher.');
  await user.click(within(dialog).getByRole('button', { name: 'Seite löschen' }));
  await waitFor(() => expect(wire.calls(pageApi.remove)).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Aktionen zu „Start“' }));
  const remove = await screen.findByRole('menuitem', { name: /Löschen/ });
  expect(remove.hasAttribute('data-disabled')).toBe(true);
});

test('settings save the draft only where it was touched, then the place; a taken address stands in the form', async () => {
  const { wire, user } = await open(`/admin/website/pages/${idOf(2)}/settings`);
  const slug = await screen.findByLabelText('Adresse');
  fireEvent.change(slug, { target: { value: 'tarife' } });
  wire.now(refusing(pageApi.savePlace, 409, 'page.slug_taken', 'Diese Adresse ist vergeben.'));
  await user.click(screen.getByRole('button', { name: 'Speichern' }));
  expect(await screen.findByText('Diese Adresse ist vergeben.')).toBeTruthy();
  expect(wire.calls(pageApi.saveDraft)).toHaveLength(0);
  wire.now(answering(pageApi.savePlace, pages[1]!));
  fireEvent.change(screen.getByLabelText('Titel im Browser-Tab'), { target: { value: 'Tarife und Preise' } });
  await user.click(screen.getByRole('button', { name: 'Speichern' }));
  await waitFor(() => expect(wire.calls(pageApi.savePlace)).toHaveLength(2));
  expect(wire.calls(pageApi.saveDraft)[0]!.body).toMatchObject({
    version: 3,
    content: { tabText: { de: 'Tarife und Preise' } },
  });
  expect(wire.calls(pageApi.savePlace)[1]!.body).toMatchObject({ version: 4, place: { slug: 'tarife' } });
});

test('a template is looked at, and brings its pages as drafts with its look', async () => {
  const { wire, user } = await open();
  const look = { template: 'white-clean', fonts: 'warm', accent: '#9a5b34' } as const;
  const line = { trade: 'cafe', look, isOwn: true, pages: ['Start', 'Karte'] } as const;
  wire.now(
    answering(siteTemplateApi.list, {
      templates: [
        { ...line, pages: [...line.pages], key: 'cafe-morning' },
        { ...line, pages: [...line.pages], key: 'cafe-slow' },
      ],
      languages: ['de', 'en'],
    }),
    answering(siteTemplateApi.apply, { pages: [pages[0]!, pages[1]!] }),
  );
  await user.click(screen.getByRole('button', { name: 'Vorlage wählen' }));
  const dialog = await screen.findByRole('dialog', { name: 'Vorlage für die ganze Website' });
  const cards = await within(dialog).findAllByRole('button', { name: /^Vorlage .+ ansehen$/ });
  expect(cards).toHaveLength(2);
  await user.click(cards[0]!);
  expect(await within(dialog).findByText(/Seiten: Start, Karte/)).toBeTruthy();
  await user.click(within(dialog).getByRole('button', { name: 'Nächste Vorlage' }));
  await user.click(within(dialog).getByRole('checkbox', { name: 'In allen Sprachen der Website' }));
  await user.click(within(dialog).getByRole('button', { name: 'Vorlage übernehmen' }));
  expect(await screen.findByText('2 Seiten wurden als Entwürfe angelegt.')).toBeTruthy();
  const [call] = wire.calls(siteTemplateApi.apply);
  expect([call!.path.includes('cafe-slow'), call!.body]).toEqual([true, { isTranslated: true, takesLook: false }]);
});
