import { startSession } from '@fachwerk/react/session';
import { fakeWire, refusing, renderScreen } from '@fachwerk/react/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { boardApi } from '../../contract.ts';
import { LabelDialog } from './label-dialog.tsx';

const ID = '0190a000-0000-7000-8000-000000000001';

test('a label that could not be deleted says so, and the dialog stays (spec §8)', async () => {
  fakeWire(refusing(boardApi.deleteLabel, 404, 'label.unknown', 'Dieses Etikett gibt es nicht mehr.'));
  startSession('token', { id: ID, capabilities: ['boards.manage'] });
  renderScreen(
    <LabelDialog
      boardId={ID}
      labels={[{ id: ID, name: 'Eilt', colour: 'red' }]}
      onChanged={() => undefined}
      onClose={() => undefined}
    />,
  );
  await userEvent.click(await screen.findByRole('button', { name: /Eilt/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Löschen' }));
  expect(await screen.findByText('Das Etikett konnte nicht gelöscht werden.')).toBeTruthy();
  expect(screen.getByText('Dieses Etikett gibt es nicht mehr.')).toBeTruthy();
});
