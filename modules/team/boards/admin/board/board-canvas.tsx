import { DragOverlay } from '@dnd-kit/react';
import { DragArea } from '@fachwerk/react/drag-area';
import { notify } from '@fachwerk/react/notice';
import { useText } from '@fachwerk/react/texts';
import { VisuallyHidden } from '@mantine/core';
import { type ReactNode, useRef, useState } from 'react';
import type { BoardPerson, Label } from '../../contract.ts';
import type { Field } from '../../contract-field.ts';
import { whyNotStandIn } from '../../rules/card.ts';
import { type Place, sortAt } from '../../rules/place.ts';
import { adminDe } from '../../texts/admin.de.ts';
import classes from './board.module.css';
import { CardFace } from './card-face.tsx';
import { ColumnView, type FindPlace } from './column-view.tsx';
import { addMove } from './move-queue.ts';
import type { ShownColumn } from './use-board-data.ts';
import { useKeyboardMoves } from './use-keyboard-moves.ts';

type Props = {
  readonly boardId: string;
  /** All cards, sorted. */
  readonly columns: readonly ShownColumn[];
  /** The same columns, reduced to the cards that match the filters. */
  readonly shown: readonly ShownColumn[];
  readonly labels: readonly Label[];
  readonly people: readonly BoardPerson[];
  readonly fields: readonly Field[];
  readonly today: string;
  readonly mayWork: boolean;
  readonly pathOf: (cardId: string) => string;
  readonly headOf: (column: ShownColumn) => ReactNode;
  readonly topOf: (column: ShownColumn) => ReactNode;
  readonly end: ReactNode;
};

/** Columns side by side; cards are moved by mouse, touch or keyboard. */
export function BoardCanvas(props: Props) {
  const { boardId, columns, shown, labels, people, fields, today, mayWork, pathOf, headOf, topOf, end } = props;
  const t = useText(adminDe);
  const finders = useRef(new Map<string, FindPlace>());
  const [over, setOver] = useState<(Place & { readonly cardId: string }) | null>(null);
  const all = columns.flatMap(({ items }) => items);

  const put = (cardId: string, place: Place) => {
    const card = all.find(({ id }) => id === cardId);
    const target = columns.find(({ id }) => id === place.columnId);
    const visible = shown.find(({ id }) => id === place.columnId);
    if (!card || !target || !visible) return;
    const isComing = card.columnId !== target.id;
    if (whyNotStandIn(target, target.items.length, isComing ? 1 : 0)) {
      notify(t('desk.column_full', { name: target.name, limit: target.wipLimit ?? 0 }));
      return;
    }
    const from = visible.items.findIndex(({ id }) => id === cardId);
    if (!isComing && from === place.index) return;
    const sort = sortAt(target.items, visible.items, cardId, place.index);
    addMove({ boardId, cardId, colSource: card.columnId, colTarget: target.id, sort });
  };
  const keys = useKeyboardMoves(shown, put);
  const place = keys.lifted?.place ?? over;

  const placeAt = (columnId: unknown, y: number, cardId: unknown): Place | null => {
    const find = finders.current.get(String(columnId));
    return find ? { columnId: String(columnId), index: find(y, String(cardId)) } : null;
  };
  return (
    <DragArea
      onDragMove={({ operation: { source, target, position } }) => {
        const next = target && source ? placeAt(target.id, position.current.y, source.id) : null;
        const isSame = (now: Place | null) => now?.columnId === next?.columnId && now?.index === next?.index;
        setOver((now) => (isSame(now) ? now : next && { ...next, cardId: String(source!.id) }));
      }}
      onDragEnd={({ operation: { source, target, position }, canceled }) => {
        const next = target && source && !canceled ? placeAt(target.id, position.current.y, source.id) : null;
        setOver(null);
        if (next && source) put(String(source.id), next);
      }}
    >
      <VisuallyHidden id="board-keys">{t('desk.key.how')}</VisuallyHidden>
      <VisuallyHidden role="status" aria-live="assertive">
        {keys.said}
      </VisuallyHidden>
      <div className={classes.columns}>
        {shown.map((column, at) => (
          <ColumnView
            key={column.id}
            column={column}
            count={columns[at]?.items.length ?? 0}
            labels={labels}
            people={people}
            fields={fields}
            today={today}
            place={place?.columnId === column.id ? place.index : null}
            movingId={keys.lifted?.cardId ?? over?.cardId ?? null}
            focusedId={keys.focused}
            onFocused={keys.onFocused}
            onKeyDown={keys.onKeyDown}
            mayWork={mayWork}
            pathOf={pathOf}
            head={headOf(column)}
            top={topOf(column)}
            register={(find) => {
              finders.current.set(column.id, find);
              return () => finders.current.delete(column.id);
            }}
          />
        ))}
        {end}
      </div>
      <DragOverlay dropAnimation={null}>
        {(source) => {
          const card = all.find(({ id }) => id === source.id);
          return card ? (
            <div className={classes.card} data-overlay>
              <CardFace card={card} labels={labels} people={people} fields={fields} today={today} />
            </div>
          ) : null;
        }}
      </DragOverlay>
    </DragArea>
  );
}
