import { Button, Textarea, TextInput } from '@mantine/core';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { describe, expect, test } from 'vitest';
import { useConfirm } from '../dialogs/confirm.ts';
import { DetailDrawer } from '../dialogs/detail-drawer.tsx';
import { Dialog } from '../dialogs/dialog.tsx';
import { renderScreen } from '../testing/testing.tsx';
import { useKeptText } from './kept-text.ts';

/** An inline form that closes itself, like the one for a new card of a board. */
function Box({ children }: { children: ReactNode }) {
  const within = useRef<HTMLFormElement>(null);
  const [isOpen, setOpen] = useState(true);
  const leave = useKeptText(within, isOpen);
  const close = () => leave(() => setOpen(false));
  return (
    isOpen && (
      <form ref={within} data-keeps-text onKeyDown={({ key }) => key === 'Escape' && close()}>
        {children}
        <Button onClick={close}>Schließen</Button>
      </form>
    )
  );
}

function Elsewhere() {
  const navigate = useNavigate();
  return <button type="button" data-testid="elsewhere" onClick={() => navigate('/elsewhere')} />;
}

const frames: Readonly<Record<string, (inside: ReactNode) => ReactNode>> = {
  drawer: (inside) => (
    <DetailDrawer isOpen title="Ein Ding" closeTo="/things">
      {inside}
    </DetailDrawer>
  ),
  dialog: (inside) => (
    <Dialog title="Ein Ding" onClose={() => undefined}>
      {inside}
    </Dialog>
  ),
  box: (inside) => <Box>{inside}</Box>,
};

const ways: Readonly<Record<string, () => Promise<unknown>>> = {
  Escape: () => userEvent.keyboard('{Escape}'),
  '✕': () => userEvent.click(screen.getByRole('button', { name: 'Schließen' })),
  'another address': async () => {
    const link = screen.getByTestId('elsewhere');
    link.focus();
    fireEvent.click(link);
  },
};

/** Name of the focused element. */
function focused(): string | null | undefined {
  const at = document.activeElement;
  return at instanceof HTMLButtonElement ? at.textContent : (at as HTMLInputElement | null)?.labels?.[0]?.textContent;
}

for (const [frame, around] of Object.entries(frames)) {
  describe(`a ${frame}`, () => {
    for (const [way, leave] of Object.entries(ways)) {
      test(`left by ${way}: who stays is in the field they typed in, each time`, async () => {
        const inside = (
          <>
            <TextInput label="Erstes" />
            <Textarea label="Zweites" />
            <TextInput label="Drittes" />
          </>
        );
        renderScreen(
          <>
            <Elsewhere />
            {around(inside)}
          </>,
          { path: '/things/1', at: '/things/1' },
        );
        const field = await screen.findByLabelText('Zweites');
        await userEvent.type(field, 'neu');
        for (const stay of ['Weiter bearbeiten', '{Escape}', 'Weiter bearbeiten']) {
          await leave();
          await screen.findByRole('dialog', { name: 'Änderungen verwerfen?' });
          if (stay === '{Escape}') await userEvent.keyboard(stay);
          else await userEvent.click(screen.getByRole('button', { name: stay }));
          await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Änderungen verwerfen?' })).toBeNull());
          await waitFor(() => expect(focused()).toBe('Zweites'));
        }
      });
    }
  });
}

function Asking() {
  const confirm = useConfirm();
  return <Button onClick={() => confirm({ title: 'Löschen?', confirm: 'Löschen' })}>Frage</Button>;
}

test('any other question gives the focus back to what asked it, the first time too', async () => {
  renderScreen(<Asking />, { path: '/', at: '/' });
  for (const answer of ['Abbrechen', 'Löschen']) {
    await userEvent.click(screen.getByRole('button', { name: 'Frage' }));
    await userEvent.click(await screen.findByRole('button', { name: answer }));
    await waitFor(() => expect(focused()).toBe('Frage'));
  }
});

function Opened() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Öffnen</Button>
      <Dialog title="Ein Ding" isOpen={isOpen} onClose={() => setOpen(false)}>
        <TextInput label="Text" />
      </Dialog>
    </>
  );
}

test('who gives up what they typed is back at what opened the dialog', async () => {
  renderScreen(<Opened />, { path: '/', at: '/' });
  for (let round = 0; round < 2; round++) {
    await userEvent.click(await screen.findByRole('button', { name: 'Öffnen' }));
    await userEvent.type(await screen.findByLabelText('Text'), 'neu');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Änderungen verwerfen' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Ein Ding' })).toBeNull());
    await waitFor(() => expect(focused()).toBe('Öffnen'));
  }
});
