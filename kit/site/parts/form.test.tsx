import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteConnection } from '../offline/connection.ts';
import { showPage } from '../testing/testing.tsx';
import { Button } from './button.tsx';
import { Check } from './check.tsx';
import { Choice } from './choice.tsx';
import { Field } from './field.tsx';
import { Form } from './form.tsx';

/** What the browser would send, by the pressed button. */
const sent: string[] = [];
const send = (event: Event) => {
  if (event.defaultPrevented) return;
  event.preventDefault();
  sent.push(((event as SubmitEvent).submitter as HTMLButtonElement).value);
};
beforeEach(() => {
  sent.length = 0;
  window.addEventListener('submit', send);
});
afterEach(() => {
  window.removeEventListener('submit', send);
  vi.unstubAllGlobals();
  noteConnection(true);
  cleanup();
});

function open() {
  showPage(
    () => (
      <Form>
        <Field name="strasse" label="Straße" />
        <Button act="back">Zurück</Button>
        <Button act="save">Weiter</Button>
      </Form>
    ),
    { data: {} },
  );
}

test('a reload keeps what was typed, and another visit does not', () => {
  const visit = () => {
    const shown = showPage(
      () => (
        <Form isKept>
          <Field name="strasse" label="Straße" value="Alte Gasse 1" />
          <Choice name="art" label="Wie" value="a" options={['a', 'b'].map((value) => ({ value, label: value }))} />
          <Check name="agb">AGB</Check>
        </Form>
      ),
      { data: {} },
    );
    const at = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
    return { at, leave: () => shown.unmount() };
  };
  const first = visit();
  fireEvent.change(first.at('Straße'), { target: { value: 'Gasse 1' } });
  fireEvent.click(first.at('b'));
  fireEvent.click(first.at('AGB'));
  first.leave();
  const second = visit();
  expect([second.at('Straße').value, second.at('b').checked, second.at('AGB').checked]).toEqual([
    'Gasse 1',
    true,
    false,
  ]);
  second.leave();
  window.history.pushState(null, '', '/');
  const third = visit();
  expect([third.at('Straße').value, third.at('a').checked]).toEqual(['Alte Gasse 1', true]);
});

test('without a network nothing is sent, what was typed stays, and the next try goes through', async () => {
  const asked = vi.fn().mockRejectedValue(new TypeError('Failed to fetch'));
  vi.stubGlobal('fetch', asked);
  noteConnection(false);
  open();
  fireEvent.input(screen.getByLabelText('Straße'), { target: { value: 'Gasse 1' } });
  fireEvent.click(screen.getByRole('button', { name: 'Weiter' }));
  expect(await screen.findByText('Nichts gesendet. Ihre Eingaben bleiben erhalten.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Straße').value).toBe('Gasse 1');
  expect(sent).toEqual([]);
  asked.mockResolvedValue(new Response());
  fireEvent.click(screen.getByRole('button', { name: 'Weiter' }));
  await waitFor(() => expect(sent).toEqual(['save']));
});

test('where the network goes while it is sent, what was typed stays, and it can be sent again', async () => {
  const worker = new EventTarget();
  vi.stubGlobal('navigator', { onLine: true, serviceWorker: worker });
  vi.stubGlobal('fetch', vi.fn().mockResolvedValue(new Response()));
  noteConnection(true);
  open();
  const answer = { postMessage: vi.fn() };
  const unanswered = () =>
    act(
      () => void worker.dispatchEvent(Object.assign(new Event('message'), { data: 'fw-unanswered', ports: [answer] })),
    );
  unanswered();
  expect(answer.postMessage).not.toHaveBeenCalled();
  fireEvent.input(screen.getByLabelText('Straße'), { target: { value: 'Gasse 1' } });
  fireEvent.click(screen.getByRole('button', { name: 'Weiter' }));
  unanswered();
  expect(answer.postMessage).toHaveBeenCalledTimes(1);
  expect(screen.getByText(/^Keine Bestätigung vom Server\./)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Straße').value).toBe('Gasse 1');
  fireEvent.click(screen.getByRole('button', { name: 'Weiter' }));
  await waitFor(() => expect(sent).toEqual(['save', 'save']));
});

test('where somebody has just answered it is sent at once, and once', async () => {
  const asked = vi.fn();
  vi.stubGlobal('fetch', asked);
  noteConnection(true);
  open();
  fireEvent.click(screen.getByRole('button', { name: 'Weiter' }));
  fireEvent.click(screen.getByRole('button', { name: 'Weiter' }));
  expect([sent, asked.mock.calls]).toEqual([['save'], []]);
});

function Once() {
  const [isBusy, setBusy] = useState(false);
  return (
    <form method="post" onSubmit={() => setBusy(true)}>
      <Button act="add" isDisabled={isBusy}>
        In den Warenkorb
      </Button>
    </form>
  );
}

test('a button that its own submit switches off still sends its act, and a second tap sends nothing', () => {
  showPage(Once, { data: {} });
  const button = screen.getByRole<HTMLButtonElement>('button');
  fireEvent.click(button);
  // Browsers collect the data after the submit event: a disabled button would be omitted.
  expect(new FormData(button.form!, button).get('act')).toBe('add');
  expect([button.disabled, button.getAttribute('aria-disabled')]).toEqual([false, 'true']);
  fireEvent.click(button);
  expect(sent).toEqual(['add']);
});
