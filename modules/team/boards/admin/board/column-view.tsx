import { useDroppable } from '@dnd-kit/react';
import { useText } from '@fachwerk/react/texts';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import type { BoardPerson, Label } from '../../contract.ts';
import type { Field } from '../../contract-field.ts';
import { adminDe } from '../../texts/admin.de.ts';
import classes from './board.module.css';
import { CardTile } from './card-tile.tsx';
import type { ShownColumn } from './use-board-data.ts';

/** Maps a pointer's height to an index in the column, not counting the card being moved. */
export type FindPlace = (y: number, movedId: string) => number;

const USUAL_HEIGHT = 92;
const GAP = 8;

type Props = {
  readonly column: ShownColumn;
  /** Includes the cards hidden by filters. */
  readonly count: number;
  readonly labels: readonly Label[];
  readonly people: readonly BoardPerson[];
  readonly fields: readonly Field[];
  readonly today: string;
  /** Drop index while a card is dragged over the column. */
  readonly place: number | null;
  readonly movingId: string | null;
  readonly focusedId: string | null;
  readonly onFocused: () => void;
  readonly onKeyDown: (event: KeyboardEvent, cardId: string) => void;
  readonly mayWork: boolean;
  readonly pathOf: (cardId: string) => string;
  readonly head: ReactNode;
  readonly top: ReactNode;
  readonly register: (find: FindPlace) => () => void;
};

/** Virtualised: only visible cards are rendered, so columns of any length scroll well. */
export function ColumnView(props: Props) {
  const {
    column,
    labels,
    people,
    fields,
    today,
    place,
    movingId,
    focusedId,
    onFocused,
    onKeyDown,
    mayWork,
    pathOf,
    head,
    top,
  } = props;
  const { items } = column;
  const t = useText(adminDe);
  const scroller = useRef<HTMLDivElement>(null);
  const { ref } = useDroppable({ id: column.id });
  const rows = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => USUAL_HEIGHT,
    getItemKey: (at) => items[at]!.id,
    gap: GAP,
    overscan: 6,
    initialRect: { width: 300, height: 900 },
  });

  const find: FindPlace = (y, movedId) => {
    const element = scroller.current;
    if (!element) return items.length;
    const offset = y - element.getBoundingClientRect().top + element.scrollTop;
    const at = items.findIndex((_, index) => {
      const measured = rows.measurementsCache[index];
      return measured !== undefined && measured.start + measured.size / 2 > offset;
    });
    const before = at < 0 ? items.length : at;
    const own = items.findIndex(({ id }) => id === movedId);
    return own >= 0 && own < before ? before - 1 : before;
  };
  const latest = useRef(find);
  useEffect(() => {
    latest.current = find;
  });
  const register = useRef(props.register);
  useEffect(() => register.current((y, movedId) => latest.current(y, movedId)), []);

  const focusedAt = focusedId ? items.findIndex(({ id }) => id === focusedId) : -1;
  useEffect(() => {
    if (focusedAt < 0) return;
    rows.scrollToIndex(focusedAt);
    const frame = requestAnimationFrame(() => {
      scroller.current?.querySelector<HTMLElement>(`[data-card="${focusedId}"] a`)?.focus();
      onFocused();
    });
    return () => cancelAnimationFrame(frame);
  }, [focusedAt, focusedId, onFocused, rows]);

  const own = items.findIndex(({ id }) => id === movingId);
  // `place` does not count the moved card; the drop line is drawn among all cards.
  const lineAt = place === null ? -1 : own >= 0 && place >= own ? place + 1 : place;
  const lineTop = lineAt < 0 ? null : (rows.measurementsCache[lineAt]?.start ?? rows.getTotalSize() + GAP) - GAP / 2;
  return (
    <section ref={ref} className={classes.column} aria-label={column.name} data-over={place !== null || undefined}>
      {head}
      {top}
      <div ref={scroller} className={classes.cards}>
        {items.length === 0 && <p className={classes.none}>{t('desk.column_empty')}</p>}
        <ul className={classes.rows} style={{ height: rows.getTotalSize() }}>
          {rows.getVirtualItems().map((row) => {
            const card = items[row.index]!;
            return (
              <li
                key={row.key}
                ref={rows.measureElement}
                data-index={row.index}
                className={classes.row}
                style={{ transform: `translateY(${row.start}px)` }}
                aria-setsize={items.length}
                aria-posinset={row.index + 1}
              >
                <CardTile
                  card={card}
                  labels={labels}
                  people={people}
                  fields={fields}
                  today={today}
                  isDone={column.isDone}
                  isLifted={card.id === movingId}
                  mayWork={mayWork}
                  path={pathOf(card.id)}
                  onKeyDown={onKeyDown}
                />
              </li>
            );
          })}
        </ul>
        {lineTop !== null && (
          <div className={classes.line} style={{ transform: `translateY(${lineTop}px)` }} aria-hidden />
        )}
      </div>
    </section>
  );
}
