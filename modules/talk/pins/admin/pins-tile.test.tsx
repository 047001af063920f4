import { chatApi } from '@fachwerk/chat/contract';
import { dialogueDeskApi } from '@fachwerk/dialogues/contract-desk';
import { startSession } from '@fachwerk/react/session';
import { answering, fakeWire, renderScreen } from '@fachwerk/react/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Pin, pinApi } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';
import { PinsTile } from './pins-tile.tsx';
import { tiles } from './tiles.tsx';

beforeEach(() => {
  Object.assign(window, { innerWidth: 1440 });
  startSession('token-of-the-test', { id: 'me', capabilities: ['pins.manage', 'chat.write', 'chat.read'] });
});
afterEach(cleanup);

const person = userEvent.setup();
const id = (at: number) => `00000000-0000-4000-8000-00000000000${at}`;
const TEMPLATE = id(8);
const DIALOGUE = id(9);
const pin = (at: number, more: Partial<Pin>): Pin => ({
  id: id(at),
  name: 'Frage',
  description: '',
  starts: { kind: 'question' },
  targetName: '',
  done: 0,
  whyNot: null,
  ...more,
});
const instruction = (done: number) =>
  pin(1, { name: 'Anleitung: Kasse', starts: { kind: 'instruction', steps: ['Zählen', 'Drucken'] }, done });
const card = pin(2, { name: 'Einkauf', starts: { kind: 'card', templateId: TEMPLATE }, targetName: 'Großeinkauf' });

function open(pins: Pin[], ...more: Parameters<typeof fakeWire>) {
  const targets = {
    dialogues: [{ id: DIALOGUE, name: 'Bestellen', board: '', isReady: true }],
    templates: [{ id: TEMPLATE, name: 'Großeinkauf', board: 'Küche', isReady: true }],
  };
  const wire = fakeWire(answering(pinApi.list, { pins }), answering(pinApi.targets, targets), ...more);
  return { wire, ...renderScreen(<PinsTile size="tile" />, { path: '*', at: '/admin/dashboard' }) };
}

const bodies = (wire: ReturnType<typeof fakeWire>, endpoint: Parameters<(typeof wire)['calls']>[0]) =>
  wire.calls(endpoint).map(({ body }) => body);

test('each pin says what it starts, and one that cannot be started says why and starts nothing', async () => {
  const gone = pin(3, {
    name: 'Alt',
    starts: { kind: 'dialogue', dialogueId: DIALOGUE },
    whyNot: 'pin.target_gone',
  });
  const { router } = open([instruction(1), card, gone]);
  expect((await screen.findByRole('button', { name: /^Anleitung: Kasse/ })).textContent).toContain(
    'Anleitung · 1 von 2 Schritten erledigt',
  );
  expect(screen.getByRole('button', { name: /^Einkauf/ }).textContent).toContain('Karte aus Vorlage „Großeinkauf“');
  const refused = screen.getByRole('button', { name: /^Alt/ });
  expect(refused.textContent).toContain(adminDe['pin.target_gone']);
  await person.click(refused);
  expect([refused.getAttribute('aria-disabled'), screen.queryByRole('dialog')]).toEqual(['true', null]);
  expect(router.state.location.pathname).toBe('/admin/dashboard');
});

test('pins are for every role whose layout names them: the tile asks for no right of its own', () => {
  expect(tiles.map(({ name, capability }) => [name, capability])).toEqual([['pins', undefined]]);
  expect(pinApi.list.access).toBe('staff');
});

test('a card is made and opened on its board', async () => {
  const made = { cardId: id(5), board: { id: id(4), name: 'Küche' } };
  const { router, wire } = open([card], answering(pinApi.makeCard, made));
  await person.click(await screen.findByRole('button', { name: /^Einkauf/ }));
  await waitFor(() => expect(router.state.location.pathname).toMatch(new RegExp(`/board/${id(4)}/.*/${id(5)}$`)));
  expect(bodies(wire, pinApi.makeCard)).toEqual([{ id: id(2) }]);
});

test('an instruction opens as steps; only the next one can be ticked', async () => {
  const { wire, router } = open([instruction(1)], answering(pinApi.tick, instruction(2)));
  await person.click(await screen.findByRole('button', { name: /^Anleitung: Kasse/ }));
  const drawer = within(await screen.findByRole('dialog'));
  expect(router.state.location.hash).toBe(`#pin-${id(1)}`);
  expect(drawer.getByText('1 von 2 Schritten erledigt')).toBeTruthy();
  const [first, second] = drawer.getAllByRole('checkbox') as HTMLInputElement[];
  expect([first!.checked, second!.checked]).toEqual([true, false]);
  await person.click(second!);
  await waitFor(() => expect(bodies(wire, pinApi.tick)).toEqual([{ id: id(1), done: 2 }]));
});

test('a dialogue begins in the overlay, and its question stands where one writes otherwise', async () => {
  const step = { blockId: 'was', kind: 'buttons' as const, check: null, where: null };
  const waiting = { step: { ...step, options: [{ id: 'salz', label: 'Salz' }] } };
  const asks = pin(6, {
    name: 'Bestellen',
    starts: { kind: 'dialogue', dialogueId: DIALOGUE },
    targetName: 'Bestellen',
  });
  const { wire } = open(
    [asks],
    answering(pinApi.begin, {}),
    answering(dialogueDeskApi.waiting, waiting),
    answering(chatApi.open, { chat: null }),
  );
  await person.click(await screen.findByRole('button', { name: /^Bestellen/ }));
  await screen.findByRole('dialog');
  expect(await screen.findByRole('button', { name: 'Salz' })).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(bodies(wire, pinApi.begin)).toHaveLength(1);
  expect(bodies(wire, pinApi.begin)[0]).toMatchObject({ id: id(6), chat: { email: 'gast', itemId: id(6) } });
});

test('a pin is edited: what it starts is changed, and a target has to be chosen', async () => {
  const { wire } = open([pin(7, {})], answering(pinApi.blank, { pin: card, cardId: null }));
  await person.click(await screen.findByRole('button', { name: adminDe['pins.menu'].replace('{name}', 'Frage') }));
  await person.click(await screen.findByRole('menuitem', { name: adminDe['pins.edit'] }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.click(dialog.getByRole('combobox', { name: adminDe['pins.starts'] }));
  await person.click(await screen.findByRole('option', { name: adminDe['pins.kind.card'] }));
  await person.click(dialog.getByRole('button', { name: adminDe['pins.save'] }));
  expect(await dialog.findByText(adminDe['pins.choose_target'])).toBeTruthy();
  expect(bodies(wire, pinApi.blank)).toEqual([]);
  await person.click(dialog.getByRole('combobox', { name: adminDe['pins.template'] }));
  await person.click(await screen.findByRole('option', { name: 'Großeinkauf' }));
  await person.click(dialog.getByRole('button', { name: adminDe['pins.save'] }));
  await waitFor(() =>
    expect(bodies(wire, pinApi.blank)).toEqual([
      {
        pin: { id: id(7), name: 'Frage', description: '', starts: { kind: 'card', templateId: TEMPLATE } },
        card: null,
      },
    ]),
  );
});
