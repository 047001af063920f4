import { meLike } from '@fachwerk/auth/rules/me.for-tests';
import { startSession } from '@fachwerk/react/session';
import { renderScreen } from '@fachwerk/react/testing';
import { act, cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Suspense } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { adminDe } from '../texts/admin.de.ts';
import { provideHandbook } from './handbook-source.ts';
import { HelpScreen } from './help-screen.tsx';

const page = (title: string, facts: string, body: string) =>
  `---\ntitle: ${title}\nsummary: Kurz zu ${title}\n${facts}\n---\n${body}`;
const german = {
  '/modules/sales/orders/help/orders.de.md': page(
    'Aufträge',
    'group: selling\nscreens: /admin/orders',
    'Siehe [Schlösser](/admin/help/locks) und [Kunden](/admin/customers).\n\n## Geld erstatten\n\nMit <b>Grund</b>.',
  ),
  '/modules/locks/help/locks.de.md': page('Schlösser', 'group: boxes\nscreens: /admin/locks', 'Fächer öffnen.'),
  '/modules/foundation/help/help/begin.de.md': page('Beginnen', 'group: first-steps', 'Guten Tag.'),
};
const russian = { '/modules/foundation/help/help/begin.ru.md': page('Начало', 'group: first-steps', 'Добрый день.') };
const english = {
  '/modules/sales/orders/help/orders.en.md': page('Orders', 'group: selling\nscreens: /admin/orders', 'Hi.'),
};

const me = meLike({ capabilities: [] });

beforeEach(() => {
  startSession('token-of-the-test', JSON.parse(JSON.stringify(me)));
  provideHandbook({
    pictures: async () => ({ orders: '/assets/orders.webp' }),
    load: { de: async () => german, en: async () => english, ru: async () => russian },
    useMayOpen: () => (path) => path !== '/admin/locks',
  });
});

async function open(at: string) {
  const shown = await act(async () =>
    renderScreen(
      <Suspense>
        <HelpScreen />
      </Suspense>,
      { path: '/admin/help/:page?', at },
    ),
  );
  return { ...shown, person: userEvent.setup() };
}
const search = () => screen.getByRole('searchbox', { name: adminDe['help.search'] });

test('the start names what the reader may open, and nothing else', async () => {
  await open('/admin/help');
  expect(await screen.findByRole('link', { name: 'Aufträge' })).toBeTruthy();
  expect(screen.queryByText('Schlösser')).toBeNull();
});

test('a page of something else is not there, by its address neither', async () => {
  await open('/admin/help/locks');
  expect(await screen.findByText(adminDe['help.no_page'])).toBeTruthy();
});

test('a screen leads to its page, and to the start where there is none', async () => {
  const { router } = await open('/admin/help?screen=/admin/orders');
  expect(router.state.location.pathname).toBe('/admin/help/orders');
  expect((await open('/admin/help?screen=/admin/unheard')).router.state.location.pathname).toBe('/admin/help');
});

test('a page is drawn from its words: no HTML of it, no link that would be refused', async () => {
  const { container } = await open('/admin/help/orders');
  expect(await screen.findByRole('heading', { level: 1, name: 'Aufträge' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 2, name: 'Geld erstatten' }).id).toBe('geld-erstatten');
  expect(container.querySelector('article b')).toBeNull();
  expect(container.textContent).toContain('<b>Grund</b>');
  expect(screen.getByRole('link', { name: 'Kunden' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Schlösser' })).toBeNull();
});

test('the search is done by keyboard: typed, gone through, opened at its place, ended', async () => {
  const { person, router, container } = await open('/admin/help');
  await person.type(search(), 'erst');
  expect(screen.getByRole('status').textContent).toBe('1 Seite gefunden');
  expect([...container.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['erstatten']);
  await person.keyboard('{ArrowDown}');
  expect(document.activeElement?.tagName).toBe('A');
  await person.keyboard('{ArrowUp}{Escape}');
  expect(router.state.location.search).toBe('');
  await person.type(search(), 'erst');
  await person.keyboard('{Enter}');
  expect(router.state.location).toMatchObject({ pathname: '/admin/help/orders', hash: '#geld-erstatten' });
});

test('the first steps are read in Russian too', async () => {
  await open('/admin/help/begin');
  const russianPage = (await screen.findByRole('link', { name: 'Русский' })).getAttribute('href')!;
  await open(russianPage);
  expect(await screen.findByRole('heading', { level: 1, name: 'Начало' })).toBeTruthy();
});

test('a page shows the picture that was taken of its screen; one without shows none', async () => {
  await open('/admin/help/orders');
  const picture = await screen.findByRole('img', { name: 'Bildschirm „Aufträge“' });
  expect(picture.getAttribute('src')).toBe('/assets/orders.webp');
  cleanup();
  await open('/admin/help');
  expect(screen.queryByRole('img', { name: /^Bildschirm/ })).toBeNull();
});
