import type { Slot, SlotFill } from '@fachwerk/react/slot';
import { expect, test } from 'vitest';
import { slots } from './slots.ts';

type Places = Readonly<Record<string, Slot<never>>>;
const places = Object.values(import.meta.glob<Places>('/modules/*/*/admin/slots.{ts,tsx}', { eager: true }));
type Screens = { readonly slots?: readonly SlotFill[] };
const screens = Object.values(import.meta.glob<Screens>('/modules/*/*/admin/screens.tsx', { eager: true }));

test('what a module brings to the screens of others stands there', () => {
  const brought = screens.flatMap((module) => module.slots ?? []);
  expect(brought.length).toBeGreaterThan(10);
  expect(brought.filter((fill) => !slots.includes(fill)).map(({ slot }) => slot.name)).toEqual([]);
});

test('no place in a screen is left empty', () => {
  const filled = new Set(slots.map(({ slot }) => slot.name));
  const names = places.flatMap((file) => Object.values(file).map(({ name }) => name));
  expect(names.filter((name) => !filled.has(name))).toEqual([]);
});

test('the page of a customer has what they rent and what they have spent, a box who has it', () => {
  const fillsOf = (name: string) => slots.filter(({ slot }) => slot.name === name).length;
  expect(fillsOf('customers.customer')).toBeGreaterThanOrEqual(2);
  expect(fillsOf('lockers.box')).toBeGreaterThanOrEqual(1);
});
