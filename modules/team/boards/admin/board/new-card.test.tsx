import { startSession } from '@fachwerk/react/session';
import { fakeWire, renderScreen } from '@fachwerk/react/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { NewCard } from './new-card.tsx';

const ID = '0190a000-0000-7000-8000-000000000001';
const QUESTION = /verwerfen|verlassen|speicher/i;

/** Two columns; only one shows its input at a time. */
function Columns() {
  const [at, setAt] = useState<string | null>('a');
  return (
    <>
      {['a', 'b'].map((column) => (
        <button key={column} type="button" onClick={() => setAt(column)}>
          Karte in {column}
        </button>
      ))}
      {at && <NewCard key={at} boardId={ID} columnId={at} onChanged={() => undefined} onClose={() => setAt(null)} />}
    </>
  );
}

const field = () => screen.findByRole<HTMLTextAreaElement>('textbox');
const isClosed = () => waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
const type = async (words: string) => userEvent.type(await field(), words);

beforeEach(() => {
  // An auto-growing textarea listens for font loading, which this DOM lacks.
  Object.defineProperty(document, 'fonts', { configurable: true, value: new EventTarget() });
  fakeWire();
  startSession('token', { id: ID, capabilities: ['boards.work'] });
  renderScreen(<Columns />);
});

for (const [way, leave] of [
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['the button', () => userEvent.click(screen.getByRole('button', { name: 'Schließen' }))],
] as const)
  test(`a typed card is not lost by ${way}: it asks, keeps the text, and goes when one wants`, async () => {
    await type('Regal bauen');
    await leave();
    const question = await screen.findByRole('dialog', { name: QUESTION });
    await userEvent.click(screen.getByRole('button', { name: 'Weiter bearbeiten' }));
    await waitFor(() => expect(question.isConnected).toBe(false));
    expect((await field()).value).toBe('Regal bauen');
    await userEvent.click(await field());
    await leave();
    await screen.findByRole('dialog', { name: QUESTION });
    await userEvent.click(screen.getByRole('button', { name: /verwerfen|verlassen/i }));
    await isClosed();
    await userEvent.click(screen.getByRole('button', { name: 'Karte in a' }));
    expect((await field()).value).toBe('');
  });

test('an empty box closes without a question, and the box of another column costs no text', async () => {
  await type('Regal bauen');
  await userEvent.click(screen.getByRole('button', { name: 'Karte in b' }));
  await waitFor(async () => expect((await field()).value).toBe(''));
  await userEvent.click(await field());
  await userEvent.keyboard('{Escape}');
  await isClosed();
  await userEvent.click(screen.getByRole('button', { name: 'Karte in a' }));
  expect((await field()).value).toBe('Regal bauen');
});
