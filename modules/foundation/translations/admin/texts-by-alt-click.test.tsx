import { startSession } from '@fachwerk/react/session';
import { renderScreen } from '@fachwerk/react/testing';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { useTextsByAltClick } from './texts-by-alt-click.ts';

afterEach(cleanup);

const press = vi.fn();
function Words({ over = '' }: { over?: string }) {
  useTextsByAltClick(document, over);
  return (
    <>
      <button type="button" onClick={press}>
        Fach öffnen
      </button>
      <p>{'lang '.repeat(30)}</p>
    </>
  );
}

async function altClick(on: RegExp, ...capabilities: string[]) {
  press.mockClear();
  startSession('token-of-the-test', { id: 'me', capabilities });
  const { router } = renderScreen(<Words />);
  const person = userEvent.setup();
  await person.keyboard('{Alt>}');
  await person.click(screen.getByText(on));
  await person.keyboard('{/Alt}');
  const { pathname, search } = router.state.location;
  return [pathname + search, press.mock.calls.length];
}

test('Alt and a click search for the text, and press nothing', async () => {
  const search = new URLSearchParams({ area: 'all', q: 'Fach öffnen' });
  expect(await altClick(/öffnen/, 'texts.edit')).toEqual([`/admin/translate?${search}`, 0]);
});

test('what is longer than any search is left alone', async () => {
  expect(await altClick(/lang lang/, 'texts.edit')).toEqual(['/', 0]);
});

test('for who may not change texts it is a click like any other', async () => {
  expect(await altClick(/öffnen/)).toEqual(['/', 1]);
});

test('words that take no clicks are found by where they are drawn', async () => {
  const box = { left: 10, right: 90, top: 10, bottom: 30 } as DOMRect;
  vi.spyOn(HTMLButtonElement.prototype, 'getBoundingClientRect').mockReturnValue(box);
  startSession('token-of-the-test', { id: 'me', capabilities: ['texts.edit'] });
  const { router } = renderScreen(<Words />);
  fireEvent.click(screen.getByText(/lang lang/), { altKey: true, clientX: 50, clientY: 20 });
  await waitFor(() =>
    expect(router.state.location.search).toBe(`?${new URLSearchParams({ area: 'all', q: 'Fach öffnen' })}`),
  );
  vi.restoreAllMocks();
});

test('what an editor has laid over the words is not meant', async () => {
  const box = { left: 10, right: 90, top: 10, bottom: 30 } as DOMRect;
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(box);
  startSession('token-of-the-test', { id: 'me', capabilities: ['texts.edit'] });
  const { router } = renderScreen(
    <>
      <Words over="[data-over]" />
      <div data-over>Kontaktformular</div>
    </>,
  );
  fireEvent.click(screen.getByText('Kontaktformular'), { altKey: true, clientX: 50, clientY: 20 });
  await waitFor(() =>
    expect(router.state.location.search).toBe(`?${new URLSearchParams({ area: 'all', q: 'Fach öffnen' })}`),
  );
  vi.restoreAllMocks();
});
