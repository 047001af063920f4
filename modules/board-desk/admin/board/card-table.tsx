import type { BoardSheet } from '@fachwerk/boards/contract';
import { dueState } from '@fachwerk/boards/rules/card';
import { withValues } from '@fachwerk/boards/rules/short-code';
import { NothingFound } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import { formatDay } from '@fachwerk/react/time';
import { Button, Table } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { adminDe } from '../../texts/admin.de.ts';
import { valueWords } from '../field/value-words.ts';
import { LabelChip } from '../label/label-chip.tsx';
import classes from './board.module.css';
import type { ShownColumn } from './use-board-data.ts';

const STEP = 100;

type Props = {
  readonly sheet: BoardSheet;
  readonly shown: readonly ShownColumn[];
  readonly today: string;
  readonly pathOf: (cardId: string) => string;
  readonly onReset: () => void;
};

/** The same cards as rows, column by column. */
export function CardTable({ sheet, shown, today, pathOf, onReset }: Props) {
  const t = useText(adminDe);
  const [most, setMost] = useState(STEP);
  const rows = shown.flatMap((column) => column.items.map((card) => ({ card, column })));
  if (rows.length === 0) return <NothingFound onReset={onReset} />;
  return (
    <div className={classes.table}>
      <Table.ScrollContainer minWidth={640 + 120 * sheet.fields.length}>
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
            {rows.slice(0, most).map(({ card, column }) => (
              <Table.Tr key={card.id}>
                <Table.Td>
                  <Link to={pathOf(card.id)} className={classes.rowLink} data-row-link>
                    {withValues(card.title, card.shortCodes)}
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
      {rows.length > most && (
        <Button variant="default" onClick={() => setMost(most + STEP)}>
          {t('kit.more')}
        </Button>
      )}
    </div>
  );
}
