import { startSession } from '@fachwerk/react/session';
import { answering, fakeWire, refusing, renderScreen } from '@fachwerk/react/testing';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { aiTextApi } from '../../contract.ts';
import { AiTextTile } from './ai-text-tile.tsx';

beforeEach(() => Object.assign(window, { innerWidth: 1440 }));
afterEach(cleanup);

const state = { isSetUp: true, texts: 2, usedPercent: 3, costCents: 4.2 };
function open(...more: Parameters<typeof fakeWire>) {
  startSession('token', { id: '00000000-0000-4000-8000-000000000001', capabilities: ['ai_text.use'] });
  const wire = fakeWire(...more, answering(aiTextApi.state, state));
  renderScreen(<AiTextTile size="tile" />);
  return wire;
}

test('a suggestion is taken over or not; before that nothing is replaced', async () => {
  const wire = open(answering(aiTextApi.generate, { result: 'Herzlich willkommen.' }));
  const input = await screen.findByLabelText<HTMLTextAreaElement>('Ihr Text');
  expect(screen.getByText('2 Texte in diesem Monat · 3 % des Kontingents · 0,05 €')).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Vorschlag erstellen' }).disabled).toBe(true);
  await userEvent.type(input, 'Hallo Gaeste');
  await userEvent.selectOptions(screen.getByLabelText('Ton'), 'verkaufsstark');
  await userEvent.click(screen.getByRole('button', { name: 'Vorschlag erstellen' }));
  const suggestion = await screen.findByLabelText<HTMLTextAreaElement>('Vorschlag');
  expect([suggestion.value, input.value]).toEqual(['Herzlich willkommen.', 'Hallo Gaeste']);
  expect(wire.calls(aiTextApi.generate)[0]!.body).toMatchObject({
    mode: 'optimize',
    tone: 'verkaufsstark',
    language: 'deutsch',
    input: 'Hallo Gaeste',
  });
  await userEvent.click(screen.getByRole('button', { name: 'Übernehmen' }));
  expect(input.value).toBe('Herzlich willkommen.');
});

test('while it is written one waits, and may break off', async () => {
  open();
  const usual = globalThis.fetch;
  globalThis.fetch = (url, init) =>
    String(url).includes('generate-text')
      ? new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal!.reason)))
      : usual(url, init);
  await userEvent.type(await screen.findByLabelText('Ihr Text'), 'Hallo');
  await userEvent.click(screen.getByRole('button', { name: 'Vorschlag erstellen' }));
  expect(await screen.findByText('Bitte warten...')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Abbrechen' }));
  expect(screen.queryByText('Bitte warten...')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a failure is said in the words of the specification', async () => {
  const sentence = 'Der Text konnte nicht abgerufen werden. Bitte versuchen Sie es später noch einmal.';
  open(refusing(aiTextApi.generate, 503, 'ai_text.failed', sentence));
  await userEvent.type(await screen.findByLabelText('Ihr Text'), 'Hallo');
  await userEvent.click(screen.getByRole('button', { name: 'Vorschlag erstellen' }));
  expect((await screen.findByRole('alert')).textContent).toContain(sentence);
});

test('without settings it says who can switch it on', async () => {
  open(answering(aiTextApi.state, { ...state, isSetUp: false }));
  expect(await screen.findByText(/Bitten Sie Ihren Betreiber/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Vorschlag erstellen' })).toBeNull();
});
