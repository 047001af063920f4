import { answering, type fakeWire, refusing } from '@fachwerk/react/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { dashboardApi, type NewsItem } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { atWidth, open, signedIn, slideLike, tidy } from '../dashboard.for-tests.tsx';
import { tiles } from '../tiles.tsx';

beforeEach(() => {
  atWidth(1440);
  signedIn();
});
afterEach(tidy);

type Served = Parameters<typeof fakeWire>;

const slides = [
  slideLike('Inside', { link: '/admin/users' }),
  slideLike('Board', { link: '/backend/chat/t/board' }),
  slideLike('Outside', { link: 'https://example.org/a', img: '/api/files/own.webp' }),
  slideLike('Plain', { infoDes: 'Ein Hinweis' }),
];
const answer = (items: readonly NewsItem[] = slides, isDefault = false) =>
  answering(dashboardApi.news, { items: [...items], isDefault });
const show = (...more: Served) => open({ tiles, content: ['news'] }, { more });
const edit = (...more: Served) => {
  signedIn('news.edit');
  return open({ tiles }, { at: '/admin/dashboard/news/edit', more });
};

const widths = [
  [390, '1.2'],
  [1119, '1.2'],
  [1120, '1.5'],
  [1399, '1.5'],
  [1400, '2.1'],
] as const;

for (const [width, slidesSeen] of widths) {
  test(`at ${width} px ${slidesSeen} slides are seen at once`, async () => {
    atWidth(width);
    show(answer());
    const list = await screen.findByRole('list', { name: adminDe['news.title'] });
    expect(list.style.getPropertyValue('--slides')).toBe(slidesSeen);
    expect(within(list).getAllByRole('listitem')).toHaveLength(slides.length);
  });
}

test('a slide shows its picture, topic, title, text and note', async () => {
  show(answer());
  const slide = (await screen.findByRole('heading', { name: 'Plain' })).closest('article')!;
  for (const text of ['Team', 'Text zu Plain', 'Ein Hinweis']) expect(within(slide).getByText(text)).toBeTruthy();
  expect(slide.querySelector('svg')).not.toBeNull();
  const outside = screen.getByRole('heading', { name: 'Outside' }).closest('article')!;
  expect(outside.querySelector('img')?.getAttribute('src')).toBe('/api/files/own.webp');
});

test('a slide leads into the back-office by the router, and boards get the moment they were opened', async () => {
  const { person, router } = show(answer());
  await person.click(await screen.findByRole('link', { name: 'Ansehen: Board' }));
  expect(router.state.location.pathname).toMatch(/^\/backend\/chat\/t\/board\/\d{13}$/);
  cleanup();
  const again = show(answer());
  await person.click(await screen.findByRole('link', { name: 'Ansehen: Inside' }));
  expect(again.router.state.location.pathname).toBe('/admin/users');
});

test('a link to the outside opens a new tab that knows nothing of this one', async () => {
  show(answer());
  const link = await screen.findByRole('link', { name: /^Ansehen: Outside/ });
  expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
    'https://example.org/a',
    '_blank',
    'noopener noreferrer',
  ]);
  expect(within(screen.getByRole('heading', { name: 'Plain' }).closest('article')!).queryByRole('link')).toBeNull();
});

test('the first page goes no further back', async () => {
  show(answer());
  const previous = await screen.findByRole('button', { name: adminDe['news.previous'] });
  expect(previous.getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByRole('button', { name: adminDe['news.next'] }).getAttribute('aria-disabled')).toBeNull();
  expect(screen.getByText('1–2 von 4')).toBeTruthy();
});

test('when the news cannot be asked for, the module says so and tries again', async () => {
  const { wire, person } = show(refusing(dashboardApi.news, 503, 'server.busy', 'Gerade ist viel los.'));
  await screen.findByText('Gerade ist viel los.');
  wire.now(answer());
  await person.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(await screen.findByRole('heading', { name: 'Plain' })).toBeTruthy();
});

test('only who may edit news comes to the editor', async () => {
  open({ tiles }, { at: '/admin/dashboard/news', more: [answer()] });
  await screen.findByRole('heading', { name: 'Plain' });
  expect(screen.queryByRole('link', { name: adminDe['news.edit'] })).toBeNull();
  cleanup();
  open({ tiles }, { at: '/admin/dashboard/news/edit', more: [answer()] });
  expect(await screen.findByText('Keine Berechtigung')).toBeTruthy();
});

const saved = answering(dashboardApi.saveNews, {});
const save = () => screen.findByRole('button', { name: 'Speichern' });

test('the editor saves the whole list, in its new order, without empty links', async () => {
  const { wire, person } = edit(answer(), saved);
  await person.click(await screen.findByRole('button', { name: 'Seite 2 nach vorn' }));
  await person.click(screen.getByRole('button', { name: 'Seite 3 entfernen' }));
  await person.click(screen.getByRole('button', { name: adminDe['news.edit.add'] }));
  await person.type(document.activeElement!, 'Neu');
  const fields = document.activeElement!.closest('li')!;
  await person.type(within(fields).getByLabelText(adminDe['news.field.des']), 'Text');
  await person.click(within(fields).getByRole('radio', { name: adminDe['news.art.clock'] }));
  await person.click(await save());
  await waitFor(() => expect(wire.calls(dashboardApi.saveNews)).toHaveLength(1));
  expect(wire.calls(dashboardApi.saveNews)[0]?.body).toEqual({
    items: [
      slides[1],
      slides[0],
      slides[3],
      { img: 'art:clock', infoTitle: '', infoDes: '', title: 'Neu', des: 'Text' },
    ],
  });
});

test('what the contract refuses is said at its field before anything is sent', async () => {
  const { wire, person } = edit(answer(), saved);
  await person.click(await screen.findByRole('button', { name: /Board/ }));
  const fields = screen.getByDisplayValue('/backend/chat/t/board');
  await person.clear(fields);
  await person.type(fields, 'javascript:alert(1)');
  await person.click(screen.getByRole('button', { name: /Plain/ }));
  await person.click(await save());
  const alert = await screen.findByRole('alert');
  expect(within(alert).getByText(/https:\/\//)).toBeTruthy();
  expect(screen.getByText(adminDe['news.edit.wrong'])).toBeTruthy();
  // The slide with the error opens automatically.
  expect(screen.getByRole('button', { name: /Board/ }).getAttribute('aria-expanded')).toBe('true');
  expect(wire.calls(dashboardApi.saveNews)).toHaveLength(0);
});

test('a removed slide comes back to its place', async () => {
  const { person } = edit(answer(), saved);
  await person.click(await screen.findByRole('button', { name: 'Seite 1 entfernen' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /Inside/ })).toBeNull());
  await person.click(await screen.findByRole('button', { name: 'Rückgängig' }));
  expect((await screen.findByRole('button', { name: /Inside/ })).textContent).toContain('Seite 1');
});

test('an uploaded picture is chosen at once, and a refused one says why', async () => {
  const img = '/api/files/new.webp';
  const sentence = 'Dieses Bild ist nicht verwendbar.';
  const { wire, person, container } = edit(
    answer(),
    saved,
    refusing(dashboardApi.addNewsPicture, 422, 'news.picture_refused', sentence),
  );
  await save();
  const input = container.querySelector<HTMLInputElement>('input[type=file]')!;
  const file = new File(['x'], 'a.png', { type: 'image/png' });
  await person.upload(input, file);
  expect(await screen.findByText(sentence)).toBeTruthy();
  wire.now(answering(dashboardApi.addNewsPicture, { img }));
  await person.upload(input, file);
  const chosen = await screen.findAllByRole('radio', { name: /^Eigenes Bild/, checked: true });
  expect(chosen).toHaveLength(1);
  await person.click(await save());
  await waitFor(() => expect(wire.calls(dashboardApi.saveNews)).toHaveLength(1));
  const { items } = wire.calls(dashboardApi.saveNews)[0]!.body as { items: NewsItem[] };
  expect(items[0]?.img).toBe(img);
});

test('the news of the product come back after a question', async () => {
  const { wire, person } = edit(answer(), saved);
  await person.click(await screen.findByRole('button', { name: adminDe['news.edit.reset'] }));
  wire.now(answer([slideLike('Product')], true));
  await person.click(await screen.findByRole('button', { name: adminDe['news.edit.reset.confirm'] }));
  await waitFor(() => expect(wire.calls(dashboardApi.saveNews)[0]?.body).toEqual({ items: [] }));
  expect(await screen.findByDisplayValue('Product')).toBeTruthy();
  expect(screen.queryByRole('button', { name: adminDe['news.edit.reset'] })).toBeNull();
});

test('leaving the editor with changes asks first', async () => {
  const { person, router } = edit(answer(), saved);
  await person.type(await screen.findByDisplayValue('Inside'), '!');
  await person.click(screen.getByRole('link', { name: adminDe['news.title'] }));
  await person.click(await screen.findByRole('button', { name: 'Weiter bearbeiten' }));
  expect(router.state.location.pathname).toBe('/admin/dashboard/news/edit');
  expect(screen.getByDisplayValue('Inside!')).toBeTruthy();
});
