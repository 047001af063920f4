import { LOCALES } from '@fachwerk/base/language';
import { fieldOfInstant, HOUSE_ZONE } from '@fachwerk/base/time';
import { useLanguage, useText } from '@fachwerk/react/texts';
import { Box } from '@mantine/core';
import '@mantine/schedule/styles.layer.css';
import 'dayjs/locale/de';
import 'dayjs/locale/en-gb';
import { whyNotChange } from '@fachwerk/appointments/rules/appointment';
import { useLayoutEffect, useRef } from 'react';
import { lanesOf } from '../../rules/lanes.ts';
import { type daysOf, hoursShown, instantOfWall, TEAM_HOURS, type View } from '../../rules/range.ts';
import { adminDe } from '../../texts/admin.de.ts';
import classes from './calendar.module.css';
import { inLanes } from './event-in-lane.tsx';
import {
  AgendaView,
  DayView,
  MonthView,
  ResourcesDayView,
  type ScheduleEventData,
  WeekView,
} from './schedule-parts.ts';
import { isUncommon, type Meant, type Rows } from './use-calendar.ts';

type Props = {
  view: View;
  on: string;
  days: ReturnType<typeof daysOf>;
  events: ScheduleEventData[];
  rows: Rows;
  resources: readonly { readonly id: string; readonly name: string }[];
  mayMove: boolean;
  onOpen: (meant: Meant) => void;
  onSlot: (at: Date, resourceId?: string) => void;
  onDay: (day: string) => void;
  onDrop: (meant: Meant, wallStart: string, resourceId?: string) => void;
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

/** Month, week, day, agenda, and everybody or every room side by side. What is dragged is asked for again, wherever it was dropped. */
export function CalendarBoard(props: Props) {
  const { view, on, days, events, rows, resources, mayMove, onOpen, onSlot, onDay, onDrop } = props;
  const t = useText(adminDe);
  const board = useOwnDayNames();
  const locale = LOCALES[useLanguage()].startsWith('de') ? 'de' : 'en-gb';
  const rowName = t(rows === 'rooms' ? 'calendar.room' : 'calendar.person');
  const labels = {
    today: t('calendar.today'),
    resources: rowName,
    resource: rowName,
    resourceSlot: t('calendar.slot'),
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
    onDrop(event.payload as Meant, newStart);
  const slot = ({ slotStart }: { slotStart: string }) => {
    const at = instantOfWall(slotStart);
    if (at) onSlot(at);
  };
  const spans = events.map(({ id, start, end }) => ({ id, start: String(start), end: String(end) }));
  const hours = hoursShown(spans, view === 'team' ? TEAM_HOURS : undefined);
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
      {view === 'day' && <DayView {...timed} />}
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
      {view === 'team' && (
        <ResourcesDayView
          {...common}
          {...drag}
          {...STEP}
          {...hours}
          date={on}
          getCurrentTime={now}
          slotWidth={88}
          rowHeight={84}
          renderEventBody={EventBody}
          resources={resources.map(({ id, name }) => ({ id, label: name }))}
          onTimeSlotClick={({ slotStart, resourceId }) => {
            const at = instantOfWall(slotStart);
            if (at) onSlot(at, resourceId === undefined ? undefined : String(resourceId));
          }}
          onEventDrop={({ event, newStart, resourceId }) =>
            onDrop(event.payload as Meant, newStart, resourceId === undefined ? undefined : String(resourceId))
          }
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

function isMovable(meant: Meant | undefined): boolean {
  return meant?.kind === 'appointment' && whyNotChange(meant.appointment) === null;
}
