import { Button, CloseButton, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { useText } from '../shell/texts.ts';
import classes from './list-page.module.css';
import type { BulkAction } from './list-types.ts';

type Props<Row> = { rows: readonly Row[]; actions: readonly BulkAction<Row>[]; onClear: () => void };

/** Replaces the toolbar while rows are selected. */
export function BulkBar<Row>({ rows, actions, onClear }: Props<Row>) {
  const t = useText();
  const [running, setRunning] = useState<number | null>(null);
  const run = async (action: BulkAction<Row>, index: number) => {
    setRunning(index);
    try {
      if ((await action.run(rows)) !== false) onClear();
    } finally {
      setRunning(null);
    }
  };
  return (
    <Group className={classes.bulk} gap="xs" role="toolbar" aria-label={t('kit.actions')}>
      <CloseButton onClick={onClear} aria-label={t('list.select.clear')} />
      <Text fw={500} mr="sm" role="status">
        {t('list.selected', { count: rows.length })}
      </Text>
      {actions.map((action, index) => (
        <Button
          key={action.label(rows.length)}
          variant="default"
          {...(action.isDanger && { c: 'danger' })}
          leftSection={<action.icon size={16} stroke={1.5} />}
          loading={running === index}
          disabled={running !== null && running !== index}
          onClick={() => run(action, index)}
        >
          {action.label(rows.length)}
        </Button>
      ))}
    </Group>
  );
}
