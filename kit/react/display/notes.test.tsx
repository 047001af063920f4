import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { CallProblem } from '../calls/call-problem.ts';
import { renderScreen } from '../testing/testing.tsx';
import { Notes } from './notes.tsx';

const note = (id: string, isOwn: boolean) => ({ id, text: `Notiz ${id}`, personName: 'Kim', at: new Date(), isOwn });
const notes = [note('1', true), note('2', false)];

function show(more: Partial<Parameters<typeof Notes<(typeof notes)[number]>>[0]> = {}) {
  const done: string[] = [];
  renderScreen(
    <Notes
      notes={notes}
      emptyText="Was die Nächste wissen sollte."
      whyNotWrite={null}
      mayRemove={({ isOwn }) => isOwn}
      onAdd={async (text) => done.push(`+${text}`)}
      onRemove={async ({ id }) => done.push(`-${id}`)}
      {...more}
    />,
  );
  return { done, person: userEvent.setup(), field: () => screen.getByRole('textbox', { name: 'Neue Notiz' }) };
}
const save = () => screen.getByRole('button', { name: 'Notiz speichern' });

test('a note is written, and the field is empty again', async () => {
  const { done, person, field } = show();
  await person.type(field(), 'Klingeln');
  await person.click(save());
  await waitFor(() => expect([done, (field() as HTMLTextAreaElement).value]).toEqual([['+Klingeln'], '']));
});

test('nothing is not worth a note', async () => {
  const { done, person, field } = show();
  await person.type(field(), '   ');
  await person.click(save());
  expect([done, field().getAttribute('aria-invalid')]).toEqual([[], 'true']);
});

test('what the server refuses is said, and what was written stays', async () => {
  const onAdd = () => Promise.reject(new CallProblem(409, { code: 'x.y', error: 'Das geht gerade nicht.' }));
  const { person, field } = show({ onAdd });
  await person.type(field(), 'Klingeln');
  await person.click(save());
  expect(await screen.findByText('Das geht gerade nicht.')).toBeTruthy();
  expect((field() as HTMLTextAreaElement).value).toBe('Klingeln');
});

test('only what one may take away can be, and only after a question', async () => {
  const { done, person } = show();
  const list = screen.getByRole('list', { name: 'Notizen' });
  await person.click(within(list).getByRole('button', { name: 'Notiz löschen' }));
  const question = within(await screen.findByRole('dialog', { name: 'Diese Notiz löschen?' }));
  expect([question.getByText('Notiz 1'), done]).toEqual([expect.anything(), []]);
  await person.click(question.getByRole('button', { name: 'Löschen' }));
  await waitFor(() => expect(done).toEqual(['-1']));
});

test('whoever may not write reads, and reads why', () => {
  show({ whyNotWrite: 'Das darf Ihre Rolle nicht.' });
  expect(screen.getByText('Das darf Ihre Rolle nicht.')).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Notiz löschen' })).toBeNull();
});

test('where there is none, it says what they are for', () => {
  show({ notes: [] });
  expect(screen.getByText('Was die Nächste wissen sollte.')).toBeTruthy();
});
