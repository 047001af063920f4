import { isSortable, useSortable } from '@dnd-kit/react/sortable';
import { ActionIcon, Button, Checkbox, Group, Text, VisuallyHidden } from '@mantine/core';
import { IconChevronDown, IconChevronUp, IconGripVertical, IconLock } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import { DragArea } from '../../drag/drag-area.tsx';
import { useText } from '../../shell/texts.ts';
import { listsDe } from '../../texts/lists.de.ts';
import { arrangedColumns, isUsual, orderedColumns, withColumn, withColumnAt } from './arranged-columns.ts';
import classes from './columns-panel.module.css';
import { NO_COLUMNS } from './list-store.ts';
import type { ListViewing } from './list-view.ts';

type Props<Row> = {
  viewing: ListViewing<Row>;
  /** Keys of the columns that fit on the screen; undefined where all are shown. */
  fitting: readonly string[] | undefined;
};

/** Which columns a person sees and in which order; the table behind it follows at once. */
export function ColumnsPanel<Row>({ viewing, fitting }: Props<Row>) {
  const t = useText(listsDe);
  const [said, setSaid] = useState('');
  const { layout, arrange } = viewing;
  const all = orderedColumns(viewing.all, layout.order);
  const kept = new Set(arrangedColumns(viewing.all, layout).map(({ key }) => key));
  const move = (key: string, title: string, to: number) => {
    if (to < 1 || to >= all.length) return;
    arrange(withColumnAt(all, layout, key, to));
    setSaid(t('list.columns.moved', { name: title, at: to + 1, count: all.length }));
  };
  return (
    <div className={classes.panel}>
      <Group justify="space-between" wrap="nowrap" mih={30} mb={4}>
        <Text fw={600}>{t('list.columns')}</Text>
        {!isUsual(layout) && (
          <Button variant="subtle" size="compact-sm" onClick={() => arrange(NO_COLUMNS)}>
            {t('list.columns.reset')}
          </Button>
        )}
      </Group>
      <DragArea
        onDragEnd={({ operation: { source }, canceled }) => {
          if (canceled || !isSortable(source)) return;
          const column = all[source.initialIndex + 1];
          if (column && source.index !== source.initialIndex) move(column.key, column.title, source.index + 1);
        }}
      >
        <ul className={classes.rows}>
          {all.map((column, at) =>
            at === 0 ? (
              <li key={column.key} className={classes.row}>
                <span className={classes.grip} title={t('list.columns.first')}>
                  <IconLock size={16} stroke={1.5} aria-hidden />
                </span>
                <Checkbox size="sm" checked disabled readOnly label={column.title} className={classes.tick ?? ''} />
              </li>
            ) : (
              <ColumnRow
                key={column.key}
                name={column.key}
                title={column.title}
                at={at}
                isLast={at === all.length - 1}
                isShown={kept.has(column.key) && (fitting?.includes(column.key) ?? true)}
                isCrowdedOut={kept.has(column.key) && fitting !== undefined && !fitting.includes(column.key)}
                onTick={(isShown) => arrange(withColumn(layout, column.key, isShown))}
                onMove={(to) => move(column.key, column.title, to)}
              />
            ),
          )}
        </ul>
      </DragArea>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </div>
  );
}

type RowProps = {
  name: string;
  title: string;
  at: number;
  isLast: boolean;
  isShown: boolean;
  /** Not hidden by the person, but the screen is too narrow. */
  isCrowdedOut: boolean;
  onTick: (isShown: boolean) => void;
  onMove: (to: number) => void;
};

function ColumnRow({ name, title, at, isLast, isShown, isCrowdedOut, onTick, onMove }: RowProps) {
  const t = useText(listsDe);
  const { ref, handleRef, isDragging } = useSortable({ id: name, index: at - 1 });
  const moveByKeys = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    onMove(event.key === 'ArrowUp' ? at - 1 : at + 1);
  };
  return (
    <li ref={ref} className={classes.row} data-dragging={isDragging || undefined} onKeyDown={moveByKeys}>
      {/* For pointers only; the arrow buttons and Alt with the arrow keys are the keyboard's. */}
      <span
        ref={handleRef}
        className={classes.grip}
        data-drag
        title={t('list.columns.drag', { name: title })}
        aria-hidden
      >
        <IconGripVertical size={16} stroke={1.5} />
      </span>
      <Checkbox
        size="sm"
        className={classes.tick ?? ''}
        checked={isShown}
        onChange={(event) => onTick(event.currentTarget.checked)}
        label={title}
        {...(isCrowdedOut && { description: t('list.columns.too_narrow') })}
      />
      <span className={classes.steps}>
        <Step label={t('list.columns.up', { name: title })} isOff={at === 1} run={() => onMove(at - 1)} isUp />
        <Step label={t('list.columns.down', { name: title })} isOff={isLast} run={() => onMove(at + 1)} />
      </span>
    </li>
  );
}

type StepProps = { label: string; isOff: boolean; run: () => void; isUp?: boolean };

/** Stays rendered at the ends of the list, so that it keeps the focus. */
function Step({ label, isOff, run, isUp = false }: StepProps) {
  const Icon = isUp ? IconChevronUp : IconChevronDown;
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      className={classes.step ?? ''}
      aria-label={label}
      onClick={run}
      {...(isOff && { 'data-disabled': true, 'aria-disabled': true })}
    >
      <Icon size={16} stroke={1.5} />
    </ActionIcon>
  );
}
