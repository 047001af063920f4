import { render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { fillSlot, InSlot, provideSlots, slot } from './slot.tsx';

const below = slot<{ name: string }>('test.below');
const other = slot<{ name: string }>('test.other');

afterEach(() => provideSlots([]));

test('a slot shows what a module above brings, with what the screen hands over', () => {
  provideSlots([
    fillSlot(below, ({ name }) => <p>{`Locks of ${name}`}</p>),
    fillSlot(below, ({ name }) => <p>{`Orders of ${name}`}</p>),
  ]);
  render(
    <>
      <InSlot slot={below} props={{ name: 'A1' }} />
      <InSlot slot={other} props={{ name: 'B2' }} />
    </>,
  );
  expect(screen.getAllByText(/of A1/).map(({ textContent }) => textContent)).toEqual(['Locks of A1', 'Orders of A1']);
  expect(screen.queryByText(/B2/)).toBeNull();
});

test('an empty slot draws nothing', () => {
  const { container } = render(<InSlot slot={below} props={{ name: 'A1' }} />);
  expect(container.textContent).toBe('');
});
