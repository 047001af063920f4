import { LongText } from '@fachwerk/react/long-text';
import { startSession } from '@fachwerk/react/session';
import { provideSlots } from '@fachwerk/react/slot';
import { answering, fakeWire, renderScreen } from '@fachwerk/react/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { aiTextApi } from '../../contract.ts';
import { slots } from '../screens.tsx';

beforeEach(() => {
  Object.assign(window, { innerWidth: 1440 });
  provideSlots(slots);
});
afterEach(() => {
  cleanup();
  provideSlots([]);
});

const state = { isSetUp: true, texts: 2, usedPercent: 3, costCents: 0 };
let saved = 0;
function Description({ language }: { language: 'de' | 'ru' }) {
  const [text, setText] = useState('Schnitt und foehnen');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        saved++;
      }}
    >
      <LongText label="Beschreibung" language={language} value={text} onText={setText} onChange={() => undefined} />
    </form>
  );
}
type Given = { language?: 'de' | 'ru'; isSetUp?: boolean; capabilities?: string[] };
function open({ language = 'de', isSetUp = true, capabilities = ['ai_text.use'] }: Given = {}) {
  startSession('token', { id: '00000000-0000-4000-8000-000000000001', capabilities });
  const wire = fakeWire(
    answering(aiTextApi.generate, { result: 'Schnitt und Föhnen, wie Sie es mögen.' }),
    answering(aiTextApi.state, { ...state, isSetUp }),
  );
  renderScreen(<Description language={language} />);
  return wire;
}

test('over a long text a suggestion is fetched from what stands there, and takes its place; the form around it is not sent', async () => {
  const wire = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Mit KI formulieren' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Beschreibung: mit KI formulieren' }));
  expect(dialog.getByLabelText<HTMLTextAreaElement>('Ihr Text').value).toBe('Schnitt und foehnen');
  await userEvent.click(dialog.getByRole('button', { name: 'Vorschlag erstellen' }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Übernehmen' }));
  expect(screen.getByLabelText<HTMLTextAreaElement>('Beschreibung').value).toBe(
    'Schnitt und Föhnen, wie Sie es mögen.',
  );
  expect(wire.calls(aiTextApi.generate)[0]!.body).toMatchObject({ mode: 'optimize', language: 'deutsch' });
  expect(saved).toBe(0);
});

test('where nobody writes, for who may not, and in a language that is not written there is nothing to see', async () => {
  for (const given of [{ isSetUp: false }, { capabilities: [] }, { language: 'ru' }] satisfies Given[]) {
    const wire = open(given);
    const asked = given.isSetUp === false ? 1 : 0;
    await waitFor(() => expect(wire.calls(aiTextApi.state)).toHaveLength(asked));
    expect(screen.queryByRole('button', { name: 'Mit KI formulieren' })).toBeNull();
    cleanup();
  }
});
