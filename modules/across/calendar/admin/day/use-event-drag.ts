import { followPointer } from '@fachwerk/react/follow-pointer';
import { type PointerEvent, useRef, useState } from 'react';
import { type Minutes, movedBy, wallOf } from '../../rules/day-grid.ts';
import { isMovable } from '../screen/is-movable.ts';
import type { ScheduleEventData } from '../screen/schedule-parts.ts';
import type { Meant } from '../screen/use-calendar.ts';

type Held = { readonly id: ScheduleEventData['id']; readonly columnId: string; readonly span: Minutes };
type Options = {
  readonly day: Temporal.PlainDate;
  readonly hours: Minutes;
  readonly columnIds: readonly string[];
  readonly mayMove: boolean;
  readonly onDrop: (meant: Meant, wallStart: string, columnId?: string) => Promise<unknown>;
};
export type EventDrag = ReturnType<typeof useEventDrag>;

/** Moves an appointment to another time and another column: by mouse, or by a finger that rests on it first. It stands there until the server has answered. */
export function useEventDrag({ day, hours, columnIds, mayMove, onDrop }: Options) {
  const [held, setHeld] = useState<Held | null>(null);
  const isDropped = useRef(false);
  const canMove = ({ payload }: ScheduleEventData) => mayMove && isMovable(payload as Meant);

  const begin = async (
    event: ScheduleEventData,
    span: Minutes,
    columnId: string,
    pressed: PointerEvent<HTMLElement>,
  ): Promise<void> => {
    isDropped.current = false;
    const column = pressed.currentTarget.closest<HTMLElement>('[data-column]');
    if (pressed.button !== 0 || held || !column || !canMove(event)) return;
    const minutesPerPx = (hours.until - hours.from) / (column.offsetHeight || 1);
    const width = column.offsetWidth || 1;
    const from = columnIds.indexOf(columnId);
    let dragged: Held = { id: event.id, columnId, span };
    const end = await followPointer(pressed.nativeEvent, pressed.currentTarget.closest('[role="region"]'), {
      take: () => {
        isDropped.current = true;
        setHeld(dragged);
      },
      move: (x, y) => {
        const to = Math.min(Math.max(from + Math.round(x / width), 0), columnIds.length - 1);
        dragged = { id: event.id, columnId: columnIds[to] ?? columnId, span: movedBy(span, y * minutesPerPx) };
        setHeld(dragged);
      },
    });
    const isSame = dragged.columnId === columnId && dragged.span.from === span.from;
    if (end === 'dropped' && !isSame)
      await onDrop(event.payload as Meant, wallOf(day, dragged.span.from), dragged.columnId);
    setHeld(null);
  };

  return { held, begin, isMovable: canMove, wasDropped: () => isDropped.current };
}
