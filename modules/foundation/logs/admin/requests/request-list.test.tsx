import { startSession } from '@fachwerk/react/session';
import { answering, fakeWire, refusing, renderScreen } from '@fachwerk/react/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { logApi, type RequestLog, type RequestLogHead } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { RequestList } from './request-list.tsx';

beforeEach(() => {
  Object.assign(window, { innerWidth: 1440 });
  localStorage.clear();
  startSession('token-of-the-test', { id: 'me', capabilities: ['request_logs.read', 'request_logs.replay'] });
});

const idOf = (number: number) => `0195a1b2-0000-7000-8000-${String(number).padStart(12, '0')}`;
const headLike = (number: number, more: Partial<RequestLogHead> = {}): RequestLogHead => ({
  id: idOf(number),
  at: new Date('2026-03-01T10:00:07Z'),
  direction: 'out',
  method: 'POST',
  url: `https://partner.example/${number}`,
  status: 200,
  milliseconds: 42,
  personName: 'Kim Meier',
  replayOf: null,
  isRedacted: false,
  isWhole: true,
  error: '',
  ...more,
});
const callLike = (head: RequestLogHead, more: Partial<RequestLog> = {}): RequestLog => ({
  ...head,
  requestId: 'abc-1',
  requestHeaders: { accept: 'text/html' },
  requestBody: '{"a":1}',
  answerHeaders: {},
  answerBody: 'ok',
  ...more,
});
const listing = (...requests: RequestLogHead[]) =>
  answering(logApi.requests, { requests, next: null, searchedTo: null });

function open(at: string, ...served: Parameters<typeof fakeWire>) {
  const wire = fakeWire(...served);
  const shown = renderScreen(<RequestList />, { path: '/admin/request-logs/:id?', at });
  return { wire, person: userEvent.setup(), ...shown };
}

test('calls stand with direction, address, answer, time and person, in words too', async () => {
  const none = headLike(2, { status: null, direction: 'in', method: 'GET' });
  open('/admin/request-logs', listing(headLike(1), none));
  await screen.findByText('https://partner.example/1');
  const rows = screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);
  expect(rows[0]).toContain('Ausgehend: POST https://partner.example/120001.03.2026, 11:00:0742 msKim Meier');
  expect(rows[1]).toMatch(/Eingehend: GET.*Keine Antwort/);
});

test('the filters of the address are asked for', async () => {
  const { wire } = open('/admin/request-logs?q=hook&direction=out&status=failed&method=POST', listing());
  expect(await screen.findByText('Nichts gefunden')).toBeTruthy();
  expect(wire.calls(logApi.requests)[0]?.body).toEqual({
    filter: { search: 'hook', direction: 'out', status: 'failed', method: 'POST' },
  });
});

test('what cannot be repeated has a grey button that says why', async () => {
  const redacted = headLike(1, { isRedacted: true });
  open(`/admin/request-logs/${idOf(1)}`, listing(redacted), answering(logApi.request, callLike(redacted)));
  const drawer = within(await screen.findByRole('dialog'));
  const button = await drawer.findByRole('button', { name: 'Wiederholen' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await userEvent.setup().hover(button);
  expect(await screen.findByText(adminDe['request_log.redacted'])).toBeTruthy();
  expect(drawer.getByText(adminDe['requests.redacted'])).toBeTruthy();
});

test('a call opens with its bodies laid out and is sent again after a question', async () => {
  const head = headLike(1);
  const { wire, person } = open(
    `/admin/request-logs/${idOf(1)}`,
    listing(head),
    answering(logApi.request, callLike(head)),
    answering(logApi.replay, { id: idOf(7), status: 201, milliseconds: 3, body: '' }),
  );
  const drawer = within(await screen.findByRole('dialog'));
  expect((await drawer.findByLabelText('Anfrage: Inhalt')).textContent).toBe('{\n  "a": 1\n}');
  expect(drawer.getByLabelText('Antwort: Inhalt').textContent).toBe('ok');
  await person.click(drawer.getByRole('button', { name: 'Wiederholen' }));
  const question = within(await screen.findByRole('dialog', { name: 'Diesen Aufruf wiederholen?' }));
  expect(wire.calls(logApi.replay)).toHaveLength(0);
  await person.click(question.getByRole('button', { name: 'Wiederholen' }));
  expect(await screen.findByText('Wiederholt: Antwort 201')).toBeTruthy();
});

test('several selected calls are sent again; those that cannot are left out, and each says what became of it', async () => {
  const results = {
    results: [
      { id: idOf(1), problem: null, status: 200 },
      { id: idOf(3), problem: 'call.host_not_allowed', status: null },
    ],
  };
  const heads = [headLike(1), headLike(2, { direction: 'in' }), headLike(3)];
  const { wire, person } = open('/admin/request-logs', listing(...heads), answering(logApi.replayMany, results));
  await screen.findByText('https://partner.example/1');
  await person.click(screen.getByRole('checkbox', { name: /Alle auf dieser Seite/ }));
  await person.click(screen.getByRole('button', { name: '3 Aufrufe wiederholen' }));
  const question = within(await screen.findByRole('dialog', { name: '2 Aufrufe wiederholen?' }));
  expect(question.getByText(/1 ausgewählter Aufruf lässt sich nicht wiederholen/)).toBeTruthy();
  await person.click(question.getByRole('button', { name: '2 Aufrufe wiederholen' }));
  const told = within(await screen.findByRole('dialog', { name: adminDe['requests.replay.result.title'] }));
  expect(wire.calls(logApi.replayMany)[0]?.body).toEqual({ ids: [idOf(1), idOf(3)] });
  expect(told.getByText(/partner\.example gehört nicht zu den erlaubten Zielen/)).toBeTruthy();
});

test('a GET call shows its answer, or why it was refused', async () => {
  const refused = refusing(logApi.sendGetCall, 422, 'call.host_not_allowed', 'partner.example ist nicht erlaubt.');
  const { wire, person } = open('/admin/request-logs', listing(headLike(1)), refused);
  await person.click(await screen.findByRole('button', { name: 'GET-Aufruf senden' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.type(dialog.getByLabelText('Adresse'), 'https://partner.example/x');
  await person.click(dialog.getByRole('button', { name: 'Senden' }));
  expect((await dialog.findByRole('alert')).textContent).toContain('partner.example ist nicht erlaubt.');
  wire.now(answering(logApi.sendGetCall, { id: idOf(5), status: 200, milliseconds: 12, body: '{"ok":true}' }));
  await person.click(dialog.getByRole('button', { name: 'Senden' }));
  expect(await dialog.findByText('Antwort 200 nach 12 ms')).toBeTruthy();
  expect(dialog.getByLabelText('Antwort').textContent).toContain('"ok": true');
  expect(dialog.queryByRole('alert')).toBeNull();
});

test('allowed targets are saved line by line, and a wrong line is named', async () => {
  const field = { path: 'hosts.1', code: 'field.host', error: adminDe['field.host'] };
  const { wire, person } = open(
    '/admin/request-logs',
    listing(headLike(1)),
    answering(logApi.allowedHosts, { hosts: ['a.example'] }),
    refusing(logApi.saveAllowedHosts, 422, 'input.invalid', 'Nein', { fields: [field] }),
  );
  await person.click(await screen.findByRole('button', { name: 'Erlaubte Ziele' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.type(await dialog.findByLabelText(adminDe['requests.hosts.field']), '\nhttps://b.example');
  await person.click(dialog.getByRole('button', { name: 'Speichern' }));
  expect(await dialog.findByText(`https://b.example: ${adminDe['field.host']}`)).toBeTruthy();
  wire.now(answering(logApi.saveAllowedHosts, { hosts: ['a.example'] }));
  await person.click(dialog.getByRole('button', { name: 'Speichern' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(wire.calls(logApi.saveAllowedHosts).at(-1)?.body).toEqual({ hosts: ['a.example', 'https://b.example'] });
});

test('whoever may only read has nothing to send with', async () => {
  startSession('token-of-the-test', { id: 'me', capabilities: ['request_logs.read'] });
  open('/admin/request-logs', listing(headLike(1)));
  await screen.findByText('https://partner.example/1');
  expect(screen.queryByRole('button', { name: /Wiederholen|senden|Ziele/ })).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
});
