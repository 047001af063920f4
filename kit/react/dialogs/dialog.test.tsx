import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderScreen } from '../testing/testing.tsx';
import { Dialog, DialogButtons } from './dialog.tsx';

function show(more: Partial<Parameters<typeof DialogButtons>[0]> = {}) {
  const done: string[] = [];
  const close = () => done.push('close');
  renderScreen(
    <Dialog title="Fach tauschen" onClose={close}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          done.push('submit');
        }}
      >
        <DialogButtons label="Tauschen" isBusy={false} onClose={close} {...more} />
      </form>
    </Dialog>,
  );
  return done;
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('a dialog has a name, is closed by two buttons and answered by one', async () => {
  const done = show();
  await screen.findByRole('dialog', { name: 'Fach tauschen' });
  await press('Schließen');
  await press('Abbrechen');
  await press('Tauschen');
  expect(done).toEqual(['close', 'close', 'submit']);
});

test('it waits until it is complete', async () => {
  const done = show({ isReady: false });
  await screen.findByRole('dialog');
  await press('Tauschen');
  expect(done).toEqual([]);
});
