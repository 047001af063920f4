import { startSession } from '@fachwerk/react/session';
import { answering, fakeWire, renderScreen } from '@fachwerk/react/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { boardApi } from '../../contract.ts';
import { CodeDialog } from './code-dialog.tsx';

const ID = '0190a000-0000-7000-8000-000000000001';
const board = {
  id: ID,
  name: 'Störungen',
  user: null,
  isArchived: false,
  createdAt: new Date(0),
  shortCodes: [{ code: '{ort}', value: 'Altona' }],
};

function show(capabilities: readonly string[]) {
  const wire = fakeWire(
    answering(boardApi.shortCodes, { shortCodes: [{ code: '{karte}', about: 'Titel der Karte' }] }),
    answering(boardApi.save, board),
  );
  startSession('token', { id: ID, capabilities: [...capabilities] });
  const closed: string[] = [];
  const onClose = () => void closed.push('closed');
  renderScreen(<CodeDialog board={board} onChanged={() => void closed.push('changed')} onClose={onClose} />);
  return { wire, closed };
}

test('a short code is added to the board and another one removed, while the codes of cards were read', async () => {
  const { wire, closed } = show(['boards.read', 'boards.manage']);
  await userEvent.click(await screen.findByRole('button', { name: 'Kurzcode {ort} entfernen' }));
  await userEvent.click(screen.getByRole('button', { name: 'Kurzcode hinzufügen' }));
  await userEvent.type(screen.getByLabelText('Wert'), 'Frau Schmitt');

  await userEvent.click(screen.getByRole('radio', { name: 'Einzelne Karten' }));
  await screen.findByText('{karte}');
  await userEvent.click(screen.getByRole('radio', { name: 'Dieses Board' }));

  await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
  await waitFor(() => expect(closed).toEqual(['changed', 'closed']));
  expect(wire.calls(boardApi.save)[0]?.body).toEqual({
    board: { id: ID, shortCodes: [{ code: '{kunde}', value: 'Frau Schmitt' }] },
  });
});

test('whoever may not manage boards reads them only', async () => {
  show(['boards.read']);
  expect((await screen.findByLabelText<HTMLInputElement>('Wert')).readOnly).toBe(true);
  expect(screen.queryByRole('button', { name: 'Speichern' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Kurzcode hinzufügen' })).toBeNull();
});
