import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderScreen } from '../testing/testing.tsx';
import { ImageField, ImagePreview } from './image-field.tsx';

function show(more: Partial<Parameters<typeof ImageField>[0]> = {}) {
  const done: string[] = [];
  const { container } = renderScreen(
    <ImageField
      label="Logo"
      help="Quadratisch."
      hasPicture={false}
      preview={<ImagePreview url={null} />}
      mostBytes={100}
      refusals={{ too_large: 'Zu groß.', not_an_image: 'Kein Bild.' }}
      onChoose={({ name }) => done.push(name)}
      onRemove={() => done.push('removed')}
      {...more}
    />,
  );
  const choose = (file: File) =>
    userEvent.setup({ applyAccept: false }).upload(container.ownerDocument.querySelector('input')!, file);
  return { done, choose };
}
const file = (name: string, type: string, bytes: number) => new File(['x'.repeat(bytes)], name, { type });

test('a picture that fits is handed over', async () => {
  const { done, choose } = show();
  await choose(file('a.png', 'image/png', 100));
  expect(done).toEqual(['a.png']);
  expect(screen.queryByRole('button', { name: 'Bild entfernen' })).toBeNull();
});

test('what the server would refuse is refused at once, and forgotten with the next', async () => {
  const { done, choose } = show({ hasPicture: true, error: 'Vom Server.' });
  await choose(file('a.png', 'image/png', 101));
  expect(screen.getByRole('alert').textContent).toBe('Zu groß.');
  await choose(file('a.pdf', 'application/pdf', 5));
  expect(screen.getByRole('alert').textContent).toBe('Kein Bild.');
  await choose(file('b.png', 'image/png', 5));
  expect([done, screen.getByRole('alert').textContent]).toEqual([['b.png'], 'Vom Server.']);
});

test('a picture can be replaced and taken away', async () => {
  const { done } = show({ hasPicture: true });
  expect(screen.getByRole('button', { name: 'Anderes Bild wählen' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Bild entfernen' }));
  expect(done).toEqual(['removed']);
});

test('while it is sent nothing else can be done', () => {
  show({ hasPicture: true, isBusy: true });
  expect((screen.getByRole('button', { name: 'Bild entfernen' }) as HTMLButtonElement).disabled).toBe(true);
});
