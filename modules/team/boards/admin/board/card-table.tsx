import { useText } from '@fachwerk/react/texts';
import { formatDay } from '@fachwerk/react/time';
import { Table } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { BoardSheet } from '../../contract.ts';
import type { Card } from '../../contract-card.ts';
import { dueState } from '../../rules/card.ts';
import { titleOf } from '../../rules/short-code.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { valueWords } from '../field/value-words.ts';
import { LabelChip } from '../label/label-chip.tsx';
import classes from './board.module.css';
import type { ShownColumn } from './use-board-data.ts';

type ListedCard = { readonly card: Card; readonly column: ShownColumn };

export type CardListProps = {
  readonly sheet: BoardSheet;
  readonly rows: readonly ListedCard[];
  readonly today: string;
  readonly pathOf: (cardId: string) => string;
  readonly more: ReactNode;
};

export function CardTable({ sheet, rows, today, pathOf, more }: CardListProps) {
  const t = useText(adminDe);
  return (
    <div className={classes.table}>
      <Table.ScrollContainer minWidth={640 + 100 * sheet.fields.length}>
        <Table verticalSpacing="xs" highlightOnHover>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('desk.card')}</Table.Th>
              <Table.Th>{t('desk.column')}</Table.Th>
              <Table.Th>{t('desk.labels')}</Table.Th>
              <Table.Th>{t('desk.people')}</Table.Th>
              <Table.Th>{t('desk.due')}</Table.Th>
              {sheet.fields.map((field) => (
                <Table.Th key={field.id} {...(field.kind === 'number' && { ta: 'right' })}>
                  {field.name}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map(({ card, column }) => (
              <Table.Tr key={card.id}>
                <Table.Td>
                  <Link to={pathOf(card.id)} className={classes.rowLink} data-row-link>
                    {titleOf(card)}
                  </Link>
                </Table.Td>
                <Table.Td>{column.name}</Table.Td>
                <Table.Td>
                  <div className={classes.labels}>
                    {sheet.labels
                      .filter(({ id }) => card.labels.includes(id))
                      .map((label) => (
                        <LabelChip key={label.id} label={label} />
                      ))}
                  </div>
                </Table.Td>
                <Table.Td>
                  {sheet.people
                    .filter(({ id }) => card.assignees.includes(id))
                    .map(({ name }) => name)
                    .join(', ')}
                </Table.Td>
                <Table.Td>
                  <span
                    className={classes.mark}
                    data-due={column.isDone ? undefined : (dueState(card.dueOn, today) ?? undefined)}
                  >
                    {card.dueOn && formatDay(card.dueOn)}
                  </span>
                </Table.Td>
                {sheet.fields.map((field) => (
                  <Table.Td key={field.id} {...(field.kind === 'number' && { ta: 'right' })}>
                    {valueWords(field, card.values[field.id])}
                  </Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      {more}
    </div>
  );
}
