import { startSession } from '@fachwerk/react/session';
import { answering, fakeWire, renderScreen } from '@fachwerk/react/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type DialogueDetail, dialogueApi } from '../contract.ts';
import type { Flow } from '../contract-flow.ts';
import { adminDe } from '../texts/admin.de.ts';
import { DialoguePage } from './dialogue-page.tsx';
import { droppedAt, led, moved, placesOf } from './editor/flow-places.ts';

beforeEach(() => {
  Object.assign(window, { innerWidth: 1440 });
  startSession('token-of-the-test', { id: 'me', capabilities: ['dialogues.edit'] });
});
afterEach(cleanup);

const ID = '00000000-0000-4000-8000-000000000001';
const FLOW: Flow = [
  { id: 'hallo', kind: 'text', text: { de: 'Guten Tag.' } },
  { id: 'zeit', kind: 'book', where: 'appointments', text: { de: 'Was soll gemacht werden?' } },
  { id: 'ende', kind: 'text', text: { de: 'Bis bald.' } },
];
const person = userEvent.setup();

function open(tab: string, flow: Flow = FLOW) {
  const dialogue: DialogueDetail = {
    id: ID,
    name: 'Hilfe',
    state: 'draft',
    offeredInstead: '',
    begun: 0,
    updatedAt: new Date('2026-03-01T09:00:00Z'),
    version: 2,
    edition: null,
    shownFrom: null,
    shownUntil: null,
    isInternal: false,
    isChanged: true,
    passages: [],
    content: { name: 'Hilfe', starter: { de: 'Ich habe eine Frage' }, flow },
  };
  const wire = fakeWire(answering(dialogueApi.find, dialogue), answering(dialogueApi.save, dialogue));
  const at = `/admin/dialogues/${ID}#${tab}`;
  return { wire, ...renderScreen(<DialoguePage />, { path: '/admin/dialogues/:id', at }) };
}
const blocks = () => screen.getAllByRole('region').map((each) => each.getAttribute('aria-label'));

test('blocks are added, moved by buttons and taken away; saved is what stands there then', async () => {
  const { wire } = open('blocks');
  await person.selectOptions(
    await screen.findByLabelText(adminDe['dialogues.block.kind']),
    adminDe['dialogues.kind.person'],
  );
  await person.click(screen.getByRole('button', { name: adminDe['dialogues.block.add'] }));
  await person.click(screen.getByRole('button', { name: 'Baustein 4 nach oben' }));
  await person.click(screen.getByRole('button', { name: 'Baustein 1 entfernen' }));
  const [time, human, text] = (['book', 'person', 'text'] as const).map((kind) => adminDe[`dialogues.kind.${kind}`]);
  expect(blocks()).toEqual([`Baustein 1: ${time}`, `Baustein 2: ${human}`, `Baustein 3: ${text}`]);
  await person.click(screen.getByRole('button', { name: adminDe['dialogues.save'] }));
  await waitFor(() => expect(wire.calls(dialogueApi.save)).toHaveLength(1));
  const { content } = wire.calls(dialogueApi.save)[0]!.body as { content: { flow: Flow } };
  expect(content.flow.map(({ kind }) => kind)).toEqual(['book', 'person', 'text']);
});

test('what would go in a circle is not published, and the reason names the block', async () => {
  const { wire } = open('blocks', [FLOW[0]!, { id: 'zurueck', kind: 'jump', goTo: 'hallo' }]);
  const publish = await screen.findByRole('button', { name: adminDe['dialogues.publish'] });
  expect(publish.getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByText(/Baustein 1 führt im Kreis/)).toBeTruthy();
  await person.click(publish);
  expect(wire.calls(dialogueApi.publish)).toEqual([]);
});

test('the trial waits where something can be booked, and goes on', async () => {
  open('preview');
  const log = within(await screen.findByRole('log'));
  expect(log.getByText('Was soll gemacht werden?')).toBeTruthy();
  expect(log.queryByText('Bis bald.')).toBeNull();
  await person.click(screen.getByRole('button', { name: adminDe['dialogues.booked.none'] }));
  expect(log.getByText('Bis bald.')).toBeTruthy();
  expect(screen.getByText(adminDe['dialogues.preview.end'])).toBeTruthy();
});

test('on the canvas a block is chosen, moved by keys, and led elsewhere; its fields stand beside', async () => {
  open('blocks', [...FLOW, { id: 'sprung', kind: 'jump', goTo: 'hallo' }]);
  await person.click(await screen.findByRole('radio', { name: adminDe['dialogues.view.canvas'] }));
  expect(blocks()).toEqual([`Baustein 1: ${adminDe['dialogues.kind.text']}`]);
  const last = screen.getByRole('button', { name: /^3\. .*Bis bald/ });
  last.focus();
  await person.keyboard('{Enter}');
  expect(blocks()).toEqual([`Baustein 3: ${adminDe['dialogues.kind.text']}`]);
  await person.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(screen.getByRole('button', { name: /^2\. .*Bis bald/ })).toBeTruthy();
  expect(led({ id: 'a', kind: 'jump', goTo: 'b' }, '', 'c')).toEqual({ id: 'a', kind: 'jump', goTo: 'c' });
  expect(moved(FLOW, 0, 2).map(({ id }) => id)).toEqual(['zeit', 'ende', 'hallo']);
  expect([0, 60, 90, 500].map((y) => droppedAt(placesOf(FLOW), 0, y))).toEqual([0, 0, 0, 2]);
});
