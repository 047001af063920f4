import shared from '@fachwerk/react/figures.module.css';
import { Table } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './statistics.module.css';

type Row = { readonly id: string; readonly name: ReactNode; readonly values: readonly string[] };

/** Rows of values that are written out already; `heads` stand above them, `title` above the names. */
export function ValueTable({ title, heads, rows }: { title: string; heads: readonly string[]; rows: readonly Row[] }) {
  return (
    <Table>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">{title}</Table.Th>
          {heads.map((head) => (
            <Table.Th key={head} scope="col" className={shared.number ?? ''}>
              {head}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map(({ id, name, values }) => (
          <Table.Tr key={id}>
            <Table.Th scope="row" className={classes.name ?? ''}>
              {name}
            </Table.Th>
            {heads.map((head, column) => (
              <Table.Td key={head} className={shared.number ?? ''}>
                {values[column]}
              </Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
