import { useText } from '@fachwerk/react/texts';
import { VisuallyHidden } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { KeyboardEvent, RefObject } from 'react';
import type { Column } from '../../rules/grid/grid-cells.ts';
import { adminDe } from '../../texts/admin.de.ts';
import classes from './grid.module.css';

type CellProps = {
  readonly column: Column;
  readonly text: string;
  readonly fault: string | undefined;
  readonly isChanged: boolean;
  readonly isSelected: boolean;
  /** Of the one that has the keyboard. */
  readonly focusRef: RefObject<HTMLTableCellElement | null> | null;
  onPoint(isExtending: boolean): void;
  onEdit(): void;
};

export function GridCell({ column, text, fault, isChanged, isSelected, focusRef, onPoint, onEdit }: CellProps) {
  const t = useText(adminDe);
  const marks = [isSelected && classes.selected, isChanged && classes.changed, fault && classes.wrong];
  const state = { role: 'gridcell', 'aria-selected': isSelected, ...(fault && { 'aria-invalid': true }) };
  return (
    <td
      {...state}
      tabIndex={focusRef ? 0 : -1}
      ref={focusRef}
      title={fault}
      className={[classes.cell, classes[column], ...marks].filter(Boolean).join(' ')}
      onMouseDown={(event) => onPoint(event.shiftKey)}
      onDoubleClick={onEdit}
    >
      {fault && <IconAlertTriangle size={14} stroke={1.5} aria-hidden className={classes.mark ?? ''} />}
      {text}
      {(fault || isChanged) && <VisuallyHidden>{` ${fault ?? t('grid.changed')}`}</VisuallyHidden>}
    </td>
  );
}

export type Leave = 'down' | 'next' | 'before' | 'stay' | 'cancel';

type EditorProps = {
  readonly column: Column;
  readonly label: string;
  readonly initial: string;
  /** What can be chosen; empty where something is written. */
  readonly choices: readonly string[];
  onDone(text: string, leave: Leave): void;
};

/** The cell while somebody writes in it: Enter goes on below, Tab beside, Esc leaves it as it was. */
export function CellEditor({ column, label, initial, choices, onDone }: EditorProps) {
  let isDone = false;
  const done = (text: string, leave: Leave) => {
    if (isDone) return;
    isDone = true;
    onDone(text, leave);
  };
  const hear = (event: KeyboardEvent<HTMLInputElement | HTMLSelectElement>) => {
    event.stopPropagation();
    const leave = leaveBy(event);
    if (!leave) return;
    event.preventDefault();
    done(event.currentTarget.value, leave);
  };
  const start = (field: HTMLElement | null) => field?.focus();
  const field = {
    'aria-label': label,
    className: classes.editor ?? '',
    onKeyDown: hear,
  };
  return (
    <td className={`${classes.cell} ${classes[column]} ${classes.editing}`}>
      {choices.length > 0 ? (
        <select
          {...field}
          ref={start}
          defaultValue={initial}
          onBlur={(event) => done(event.currentTarget.value, 'stay')}
        >
          {(choices.includes(initial) ? choices : [initial, ...choices]).map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      ) : (
        <input
          {...field}
          ref={start}
          defaultValue={initial}
          onBlur={(event) => done(event.currentTarget.value, 'stay')}
        />
      )}
    </td>
  );
}

function leaveBy({ key, shiftKey }: KeyboardEvent): Leave | null {
  if (key === 'Enter') return 'down';
  if (key === 'Tab') return shiftKey ? 'before' : 'next';
  return key === 'Escape' ? 'cancel' : null;
}
