import { pageApi } from '@fachwerk/pages/contract';
import { sitePublishApi, type WaitingPage } from '@fachwerk/pages/contract-publish';
import { answering, fakeWire, refusing, renderScreen } from '@fachwerk/react/testing';
import { siteApi } from '@fachwerk/sites/contract';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { block, content, known, NO_HURDLES, page, site } from '../editor/editor.for-tests.tsx';
import { PublishSite } from './publish-site.tsx';

beforeEach(() => Object.assign(window, { innerWidth: 1440 }));
afterEach(cleanup);

const { faults: _, ...none } = NO_HURDLES;
const idOf = (number: number) => `00000000-0000-4000-8000-00000000000${number}`;
const changed: WaitingPage = {
  page: page(3),
  before: content(block('a', 'Alt'), block('weg', 'Weg')),
  after: content(block('a', 'Neu')),
  hurdles: none,
};
const half: WaitingPage = {
  page: page(2, { id: idOf(2), title: 'Team', slug: 'team', publishedAt: null }),
  before: null,
  after: content(block('b', 'Wir')),
  hurdles: { ...none, half: [{ language: 'en', fields: [{ blockId: 'b', path: 'words' }] }] },
};

async function open(pages: readonly WaitingPage[] = [changed, half]) {
  const wire = fakeWire(
    answering(sitePublishApi.waiting, { pages: [...pages], more: 0, faults: [] }),
    answering(siteApi.find, site),
    answering(pageApi.list, { pages: pages.map((each) => each.page) }),
    answering(sitePublishApi.publish, { pages: [changed.page] }),
  );
  renderScreen(<PublishSite known={known} />, {
    path: '/admin/website/pages/publish',
    at: '/admin/website/pages/publish',
  });
  await screen.findByRole('heading', { name: /Website veröffentlichen/ });
  return { wire, user: userEvent.setup() };
}
const card = async (name: string) => (await screen.findByRole('heading', { name })).closest('li')!;

test('each page says what changes for visitors, and what stands in the way', async () => {
  await open();
  const first = within(await card('Preise'));
  const changes = within(first.getByRole('list', { name: 'Änderungen für Besucher' })).getAllByRole('listitem');
  expect(changes.map(({ textContent }) => textContent)).toEqual(['Geändert: sloganNeu', 'Entfernt: sloganWeg']);
  expect((await card('Team')).textContent).toContain('Die Seite wird zum ersten Mal veröffentlicht. Bausteine: 1.');
  expect((await card('Team')).textContent).toContain('Fehlende Texte: Englisch');
});

test('nothing is published half: a page in the way is left out, or shown in German', async () => {
  const { wire, user } = await open();
  const button = await screen.findByRole('button', { name: '2 Seiten veröffentlichen' });
  expect(button.hasAttribute('disabled')).toBe(true);
  await user.click(screen.getByRole('checkbox', { name: '„Team“ veröffentlichen' }));
  expect(screen.getByText('Bleibt Entwurf: 1')).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: '„Team“ veröffentlichen' }));
  await user.click(screen.getByRole('checkbox', { name: 'Fehlende Übersetzungen auf Deutsch anzeigen' }));
  await user.click(button);
  await waitFor(() => expect(wire.calls(sitePublishApi.publish)).toHaveLength(1));
  expect(wire.calls(sitePublishApi.publish)[0]?.body).toMatchObject({
    note: '',
    pages: [
      { pageId: changed.page.id, version: 3, evenHalfTranslated: false },
      { pageId: half.page.id, version: 2, evenHalfTranslated: true },
    ],
  });
});

test('what was changed meanwhile is said, and the list is asked for anew', async () => {
  const { wire, user } = await open([changed]);
  const refusal = 'Inzwischen geändert oder schon veröffentlicht: Preise.';
  wire.now(refusing(sitePublishApi.publish, 409, 'page.site_changed_meanwhile', refusal));
  await user.type(await screen.findByRole('textbox'), 'Frühjahr');
  const before = wire.calls(sitePublishApi.waiting).length;
  await user.click(screen.getByRole('button', { name: 'Eine Seite veröffentlichen' }));
  expect(await screen.findByText(refusal)).toBeTruthy();
  await waitFor(() => expect(wire.calls(sitePublishApi.waiting).length).toBeGreaterThan(before));
  expect((screen.getByRole('textbox') as HTMLInputElement).value).toBe('Frühjahr');
});

test('where nothing waits it says so', async () => {
  await open([]);
  expect(await screen.findByText('Alle Änderungen sind veröffentlicht')).toBeTruthy();
});
