import { line } from '@fachwerk/base/schema';
import { TextInput } from '@mantine/core';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { CallProblem } from '../calls/call-problem.ts';
import { Dialog } from '../dialogs/dialog.tsx';
import { renderScreen } from '../testing/testing.tsx';
import { useContractForm } from './contract-form.ts';
import { DialogForm } from './dialog-form.tsx';
import { atFields } from './field-refusal.ts';

const Values = z.object({ box: line(10, 1), reason: line(300, 3) });

type More = { save?: () => Promise<unknown>; isReady?: boolean; given?: z.infer<typeof Values> };

function Swap({ done, save, given = { box: '7', reason: 'klemmt' }, ...more }: More & { done: string[] }) {
  const form = useContractForm(Values, given);
  const close = (isDone?: boolean) => done.push(`close ${isDone ?? ''}`);
  return (
    <Dialog title="Fach tauschen" onClose={close}>
      <DialogForm
        form={form}
        label="Tauschen"
        onSave={async ({ box }) => (save ? save() : done.push(`save ${box}`))}
        onSaved={() => done.push('saved')}
        onClose={close}
        {...more}
      >
        <TextInput label="Fach" {...form.field('box')} />
        <TextInput label="Grund" {...form.field('reason')} />
      </DialogForm>
    </Dialog>
  );
}

function show(more: More = {}) {
  const done: string[] = [];
  renderScreen(<Swap done={done} {...more} />);
  return done;
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const refusing = (code: string, error: string) => async () => {
  throw new CallProblem(409, { code, error });
};

test('a dialog has a name, is given up by two buttons and answered by one', async () => {
  const done = show();
  await screen.findByRole('dialog', { name: 'Fach tauschen' });
  await press('Schließen');
  await press('Abbrechen');
  await press('Tauschen');
  expect(done).toEqual(['close ', 'close false', 'save 7', 'saved', 'close true']);
});

test('it waits until it is complete', async () => {
  const done = show({ isReady: false });
  await screen.findByRole('dialog');
  await press('Tauschen');
  expect(done).toEqual([]);
});

test('one wrong field is told there, and has the focus; several are summed up above', async () => {
  const first = show({ given: { box: '7', reason: 'x' } });
  await press('Tauschen');
  expect(document.activeElement).toBe(screen.getByLabelText('Grund'));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(first).toEqual([]);
  await userEvent.clear(screen.getByLabelText('Fach'));
  await press('Tauschen');
  expect((await screen.findByRole('alert')).textContent).toContain('Grund: ');
});

test('what the server refuses stands at its field where it has one, and else above', async () => {
  show({ save: () => refusing('box.taken', 'Dieses Fach ist vergeben.')().catch(atFields({ 'box.taken': 'box' })) });
  await press('Tauschen');
  expect((await screen.findByText('Dieses Fach ist vergeben.')).id).toBe(
    `${screen.getByLabelText('Fach').getAttribute('aria-describedby')}`,
  );
});

test('what belongs to no field is told above', async () => {
  const done = show({ save: refusing('rental.ended', 'Die Miete ist zu Ende.') });
  await press('Tauschen');
  expect((await screen.findByRole('alert')).textContent).toContain('Die Miete ist zu Ende.');
  expect(done).toEqual([]);
});
