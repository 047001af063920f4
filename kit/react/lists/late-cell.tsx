import { Button, Skeleton, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useText } from '../shell/texts.ts';
import { listsDe } from '../texts/lists.de.ts';
import type { Column } from './list-types.ts';

const isMissing = <Row,>({ asked }: Column<Row>) => asked !== undefined && asked.data === undefined;

/** The cell of a column, or what stands for it until its answer is there. */
export function cellOf<Row>(column: Column<Row>, row: Row): ReactNode {
  if (!isMissing(column)) return column.cell(row);
  return column.asked?.isError ? '–' : <Skeleton height={12} width={48} />;
}

/** Which columns could not be loaded, quietly: the rest of the list is there. */
export function LateNote<Row>({ columns }: { columns: readonly Column<Row>[] }) {
  const t = useText(listsDe);
  const failed = columns.filter((column) => isMissing(column) && column.asked?.isError);
  if (failed.length === 0) return null;
  const again = () => {
    for (const asked of new Set(failed.map((column) => column.asked))) void asked?.refetch();
  };
  return (
    <Text size="sm" c="dimmed" role="status" mb="xs">
      {t('list.late.failed', { columns: failed.map(({ title }) => title).join(', ') })}{' '}
      <Button variant="subtle" size="compact-sm" onClick={again}>
        {t('list.late.again')}
      </Button>
    </Text>
  );
}
