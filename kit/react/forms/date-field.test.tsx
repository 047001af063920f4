import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { fakeWire, renderScreen } from '../testing/testing.tsx';
import { DateField } from './date-field.tsx';

let told: string[] = [];

function Shown({ start, ...props }: { start: string; withTime?: boolean; isFilter?: boolean }) {
  const [value, setValue] = useState(start);
  const tell = (next: string) => {
    told.push(next);
    setValue(next);
  };
  return <DateField label="Ende" value={value} onChange={tell} {...props} />;
}

const show = (props: Parameters<typeof Shown>[0]) => {
  told = [];
  fakeWire();
  renderScreen(<Shown {...props} />, { path: '/x', at: '/x' });
  return { field: screen.getByLabelText('Ende') as HTMLInputElement, person: userEvent.setup() };
};

test('a date stands there as German people write it, and is read as they type it', async () => {
  const { field, person } = show({ start: '2026-11-04T09:30', withTime: true });
  expect(field.value).toBe('04.11.2026, 09:30');
  await person.clear(field);
  await person.type(field, '5.12.26 8.15');
  await person.tab();
  expect([told.at(-1), field.value]).toEqual(['2026-12-05T08:15', '05.12.2026, 08:15']);
});

test('what is no date goes to the contract as it was typed, and to no filter', async () => {
  const form = show({ start: '' });
  await form.person.type(form.field, '31.2.2026');
  expect(told.at(-1)).toBe('31.2.2026');
});

test('a filter says that it does not understand, and stays as it was', async () => {
  const { field, person } = show({ start: '2026-11-04', isFilter: true });
  await person.clear(field);
  await person.type(field, 'bald');
  expect(told).toEqual(['']);
  expect(screen.getByText('Bitte ein Datum wie 14.11.2026.')).toBeTruthy();
});

test('the calendar speaks the language of the product, and keeps the time', async () => {
  const { field, person } = show({ start: '2026-12-04T09:30', withTime: true });
  await person.click(screen.getByRole('button', { name: 'Im Kalender wählen' }));
  await person.click(await screen.findByRole('button', { name: '20 Dezember 2026' }, { timeout: 60_000 }));
  expect([told.at(-1), field.value]).toEqual(['2026-12-20T09:30', '20.12.2026, 09:30']);
});
