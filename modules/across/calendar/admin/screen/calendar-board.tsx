import { LOCALES } from '@fachwerk/base/language';
import { fieldOfInstant, HOUSE_ZONE } from '@fachwerk/base/time';
import { useLanguage, useText } from '@fachwerk/react/texts';
import { Box } from '@mantine/core';
import '@mantine/schedule/styles.layer.css';
import 'dayjs/locale/de';
import 'dayjs/locale/en-gb';
import { useLayoutEffect, useRef } from 'react';
import type { Column } from '../../rules/day-lanes.ts';
import { lanesOf } from '../../rules/lanes.ts';
import { type daysOf, hoursShown, instantOfWall, type View } from '../../rules/range.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { DayBoard } from '../day/day-board.tsx';
import classes from './calendar.module.css';
import { inLanes } from './event-in-lane.tsx';
import { isMovable } from './is-movable.ts';
import { AgendaView, DayView, MonthView, type ScheduleEventData, WeekView } from './schedule-parts.ts';
import { isUncommon, type Meant } from './use-calendar.ts';

type Props = {
  view: View;
  on: string;
  days: ReturnType<typeof daysOf>;
  events: ScheduleEventData[];
  /** People or rooms of the day; without any it is drawn as one column. */
  columns: readonly Column[];
  mayMove: boolean;
  onOpen: (meant: Meant) => void;
  onSlot: (at: Date, resourceId?: string) => void;
  onDay: (day: string) => void;
  onDrop: (meant: Meant, wallStart: string, resourceId?: string) => Promise<unknown>;
};

const MONDAY = 1;
const STEP = { intervalMinutes: 30, eventDragInterval: 15 } as const;

/** By this the heads of days are found. */
const DAY_HEAD = 'day-head';

/** The library calls the heads of days by a date no person says; what stands in them is name enough. */
function useOwnDayNames() {
  const board = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    for (const head of board.current?.querySelectorAll(`[aria-label^="${DAY_HEAD}"]`) ?? []) {
      head.removeAttribute('aria-label');
    }
  });
  return board;
}

/** Month, week, agenda, and the day with everybody or every room side by side. What is dragged is asked for again, wherever it was dropped. */
export function CalendarBoard(props: Props) {
  const { view, on, days, events, columns, mayMove, onOpen, onSlot, onDay, onDrop } = props;
  const t = useText(adminDe);
  const board = useOwnDayNames();
  const locale = LOCALES[useLanguage()].startsWith('de') ? 'de' : 'en-gb';
  const labels = {
    today: t('calendar.today'),
    allDay: t('calendar.all_day'),
    noEvents: t('calendar.empty'),
    timeSlot: t('calendar.slot'),
    weekday: DAY_HEAD,
    moreLabel: (count: number) => t('calendar.more', { count }),
  };
  const common = {
    events,
    locale,
    labels,
    withHeader: false,
    onEventClick: (event: ScheduleEventData) => onOpen(event.payload as Meant),
  };
  const drag = {
    withEventsDragAndDrop: mayMove,
    canDragEvent: ({ payload }: ScheduleEventData) => isMovable(payload as Meant),
  };
  const drop = ({ event, newStart }: { event: ScheduleEventData; newStart: string }) =>
    void onDrop(event.payload as Meant, newStart);
  const slot = ({ slotStart }: { slotStart: string }) => {
    const at = instantOfWall(slotStart);
    if (at) onSlot(at);
  };
  const spans = events.map(({ id, start, end }) => ({ id, start: String(start), end: String(end) }));
  const hours = hoursShown(spans);
  const now = () => fieldOfInstant(new Date(), HOUSE_ZONE).replace('T', ' ');
  const timed = {
    ...common,
    ...drag,
    ...STEP,
    renderEventBody: EventBody,
    renderEvent: inLanes(lanesOf(spans)),
    ...hours,
    date: on,
    getCurrentTime: now,
    onTimeSlotClick: slot,
    onEventDrop: drop,
  };
  return (
    <Box ref={board} className={classes.board ?? ''} role="region" aria-label={t('calendar.region')} tabIndex={0}>
      {view === 'day' && columns.length > 0 && (
        <DayBoard
          day={days.first}
          columns={columns}
          events={events}
          mayMove={mayMove}
          onOpen={onOpen}
          onSlot={onSlot}
          onDrop={onDrop}
        />
      )}
      {view === 'day' && columns.length === 0 && <DayView {...timed} />}
      {view === 'week' && (
        <WeekView {...timed} firstDayOfWeek={MONDAY} weekendDays={[]} weekdayFormat="dd" withWeekNumber={false} />
      )}
      {view === 'month' && (
        <MonthView
          {...common}
          {...drag}
          date={on}
          firstDayOfWeek={MONDAY}
          weekendDays={[]}
          consistentWeeks={false}
          onDayClick={onDay}
          onEventDrop={drop}
        />
      )}
      {view === 'agenda' && (
        <AgendaView
          events={events}
          locale={locale}
          labels={labels}
          onEventClick={common.onEventClick}
          rangeStart={days.first.toString()}
          rangeEnd={days.last.toString()}
          dateHeaderFormat={locale === 'de' ? 'dddd, D. MMMM' : 'dddd, D MMMM'}
          classNames={{ agendaViewHeader: classes.said ?? '' }}
        />
      )}
    </Box>
  );
}

const NOBODY = { name: '', serviceName: '', staffName: '', state: 'booked' as const };

/** As many lines as there is room for: who, whether it is certain, what, with whom. */
function EventBody({ title, payload }: ScheduleEventData) {
  const meant = payload as Meant;
  const t = useText(adminDe);
  const { name, serviceName, staffName, state } = meant.kind === 'appointment' ? meant.appointment : NOBODY;
  const isOpen = state === 'offered' || state === 'unpaid' || state === 'unconfirmed';
  const said = isUncommon(state) ? [t(`calendar.state.${state}`)] : [];
  const lines = name ? [name, ...said, serviceName, staffName] : [String(title)];
  return (
    <span className={classes.event} title={String(title)} data-open={isOpen || undefined}>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </span>
  );
}
