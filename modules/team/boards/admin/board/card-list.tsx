import { NothingFound } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import type { BoardSheet } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { CardBunches } from './card-bunches.tsx';
import { CardTable } from './card-table.tsx';
import type { ShownColumn } from './use-board-data.ts';

const STEP = 100;

type Props = {
  readonly sheet: BoardSheet;
  readonly shown: readonly ShownColumn[];
  readonly today: string;
  readonly pathOf: (cardId: string) => string;
  readonly onReset: () => void;
};

/** The same cards as a list, column by column. */
export function CardList({ shown, onReset, ...rest }: Props) {
  const t = useText(adminDe);
  const isNarrow = useMediaQuery('(max-width: 767px)', false, { getInitialValueInEffect: false });
  const [most, setMost] = useState(STEP);
  const rows = shown.flatMap((column) => column.items.map((card) => ({ card, column })));
  if (rows.length === 0) return <NothingFound onReset={onReset} />;
  const more = rows.length > most && (
    <Button variant="default" onClick={() => setMost(most + STEP)}>
      {t('kit.more')}
    </Button>
  );
  const Shape = isNarrow ? CardBunches : CardTable;
  return <Shape {...rest} rows={rows.slice(0, most)} more={more} />;
}
