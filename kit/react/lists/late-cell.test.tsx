import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../testing/testing.tsx';
import { cellOf, LateNote } from './late-cell.tsx';
import type { Column } from './list-types.ts';

afterEach(cleanup);

const refetch = vi.fn();
const columnsOf = (data: unknown, isError: boolean): Column<string>[] => {
  const asked = { data, isError, refetch };
  return [
    { key: 'name', title: 'Standort', cell: (row) => row },
    { key: 'free', title: 'Frei', cell: () => '5 von 24', asked },
    { key: 'revenue', title: 'Umsatz', cell: () => '10,00 €', asked },
  ];
};
const cells = (columns: Column<string>[]) => columns.map((column) => cellOf(column, 'Berlin'));

test('figures that could not be loaded are named, and loaded again at once', async () => {
  const columns = columnsOf(undefined, true);
  renderScreen(<LateNote columns={columns} />);
  expect(await screen.findByText(/^Nicht geladen: Frei, Umsatz\./)).toBeTruthy();
  expect(cells(columns)).toEqual(['Berlin', '–', '–']);
  fireEvent.click(screen.getByRole('button', { name: 'Erneut laden' }));
  expect(refetch).toHaveBeenCalledTimes(1);
});

test('older figures stay where newer ones fail, and nothing is said while they load', () => {
  renderScreen(<LateNote columns={[...columnsOf({}, true), ...columnsOf(undefined, false)]} />);
  expect(screen.queryByRole('status')).toBeNull();
  expect(cells(columnsOf({}, true))).toEqual(['Berlin', '5 von 24', '10,00 €']);
  expect(cells(columnsOf(undefined, false)).slice(1)).not.toContain('5 von 24');
});
