import { setupApi } from '@fachwerk/appointments/contract';
import { appointmentApi } from '@fachwerk/appointments/contract-appointment';
import { AppointmentDetail, BlockDialog, BookDialog } from '@fachwerk/appointments/parts';
import { dayOf } from '@fachwerk/base/time';
import { useAsk, useChange } from '@fachwerk/react/call';
import { useConfirm } from '@fachwerk/react/confirm';
import { isDateText } from '@fachwerk/react/date-field';
import { useIsFolded } from '@fachwerk/react/filter-fold';
import { notify } from '@fachwerk/react/notice';
import { PendingPanel } from '@fachwerk/react/panel';
import { useMay } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import { formatTime } from '@fachwerk/react/time';
import { Alert, Anchor, Button, Group, Stack, Text, Title } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { daysOf, instantOfWall, turned, VIEWS, type View } from '../../rules/range.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { TodoById, TodoDialog } from '../todo-dialog.tsx';
import { useTakeOver } from '../use-take-over.ts';
import { CalendarBar } from './calendar-bar.tsx';
import { CalendarBoard } from './calendar-board.tsx';
import { FeedDialog } from './feed-dialog.tsx';
import { MoreMenu } from './more-menu.tsx';
import { type Colours, type Meant, type Rows, type Shown, useCalendar } from './use-calendar.ts';

type Open =
  | { readonly what: 'book'; readonly at: Date; readonly staffId?: string }
  | { readonly what: 'block' | 'feed' | 'todo' }
  | { readonly what: 'known'; readonly id: string; readonly onDay: string };

const SETUP = '/admin/appointments/setup';
const HALF_HOUR_MS = 30 * 60_000;
const nextHalfHour = () => new Date(Math.ceil(Date.now() / HALF_HOUR_MS) * HALF_HOUR_MS);

/** The next half hour; on a day to come its morning. */
const proposedStart = (on: Temporal.PlainDate) =>
  Temporal.PlainDate.compare(on, dayOf(new Date())) > 0 ? instantOfWall(`${on} 09:00:00`)! : nextHalfHour();

/** One calendar over everything with a time. The address holds the view, the day, the person and what is open. */
export function CalendarScreen() {
  const t = useText(adminDe);
  const [search, setSearch] = useSearchParams();
  const [shown, setShown] = useLocalStorage<Shown[]>({
    key: 'device.calendarSources',
    defaultValue: ['appointments', 'todos', 'cards', 'absences'],
    getInitialValueInEffect: false,
  });
  const [open, setOpen] = useState<Open | null>(null);
  const may = useMay('appointments.edit');
  const mayManage = useMay('appointments.manage');
  useTakeOver();
  const [colours, setColours] = useLocalStorage<Colours | null>({
    key: 'device.calendarColours',
    defaultValue: null,
    getInitialValueInEffect: false,
  });
  const setup = useAsk(setupApi.show, {}).data;
  // A phone has room for one day, and staff stand side by side in one.
  const isFolded = useIsFolded();
  const usual: View = isFolded || setup?.staff.length !== 0 ? 'day' : 'week';
  const view: View = VIEWS.find((each) => each === search.get('view')) ?? usual;
  const asked = search.get('day') ?? '';
  const on = isDateText(asked) ? Temporal.PlainDate.from(asked) : dayOf(new Date());
  const staffId = search.get('person') ?? '';
  const days = daysOf(view, on);
  const rows: Rows = view === 'day' && search.get('rows') === 'rooms' ? 'rooms' : 'people';
  const shownColours = colours ?? (view === 'day' ? 'service' : 'person');
  const calendar = useCalendar({ days, shown, staffId: rows === 'rooms' ? '' : staffId, rows, colours: shownColours });
  const { hasRooms, columns, roomless } = calendar;
  const actions = useActions(rows, setOpen, search, setSearch);
  const go = (change: Record<string, string>) =>
    setSearch((known) => {
      for (const [name, value] of Object.entries(change)) value ? known.set(name, value) : known.delete(name);
      return known;
    });
  const id = search.get('id');
  return (
    <Stack gap={isFolded ? 'xs' : 'md'}>
      <Group justify="space-between">
        <Title order={1}>{t('calendar.title')}</Title>
        <Group gap="xs">
          {may && (
            <Button
              leftSection={<IconPlus size={16} stroke={1.5} />}
              onClick={() => setOpen({ what: 'book', at: proposedStart(on) })}
            >
              {t('calendar.book')}
            </Button>
          )}
          <MoreMenu colours={shownColours} onColours={setColours} onChoose={(what) => setOpen({ what })} />
        </Group>
      </Group>
      <CalendarBar
        view={view}
        days={days}
        shown={shown}
        staffId={staffId}
        staff={calendar.staff}
        rows={rows}
        hasRooms={hasRooms}
        onView={(next) => go({ view: next === usual ? '' : next })}
        onTurn={(by) => go({ day: by === 0 ? '' : turned(view, on, by).toString() })}
        onShown={setShown}
        onPerson={(next) => go({ person: next })}
        onRows={(next) => go({ rows: next === 'rooms' ? next : '' })}
      />
      {setup && setup.staff.length === 0 && mayManage && (
        <Alert>
          {t('calendar.no_staff')}{' '}
          <Anchor
            c="inherit"
            underline="always"
            component={Link}
            to={setup.services.length === 0 ? SETUP : `${SETUP}#staff`}
          >
            {t('calendar.no_staff.go')}
          </Anchor>
        </Alert>
      )}
      {calendar.booked.data && setup ? (
        <CalendarBoard
          view={view}
          on={on.toString()}
          days={days}
          events={calendar.events}
          columns={columns}
          mayMove={may}
          onSlot={(at, who) => may && setOpen({ what: 'book', at, ...(who && rows === 'people' && { staffId: who }) })}
          onDay={(day) => go({ view: 'day', day })}
          {...actions}
        />
      ) : (
        <PendingPanel asked={calendar.booked} lines={12} isWide />
      )}
      {rows === 'rooms' && roomless > 0 && (
        <Text size="sm" c="dimmed">
          {t('calendar.roomless', { count: roomless })}
        </Text>
      )}
      {id && <AppointmentDetail id={id} onClose={() => go({ id: '' })} />}
      {open?.what === 'book' && setup && (
        <BookDialog
          setup={setup}
          start={{ at: open.at, staffId: open.staffId ?? staffId }}
          onClose={() => setOpen(null)}
        />
      )}
      {open?.what === 'block' && (
        <BlockDialog staff={calendar.staff} at={proposedStart(on)} onClose={() => setOpen(null)} />
      )}
      {open?.what === 'feed' && <FeedDialog onClose={() => setOpen(null)} />}
      {open?.what === 'todo' && <TodoDialog onDay={on.toString()} onClose={() => setOpen(null)} />}
      {open?.what === 'known' && <TodoById id={open.id} onDay={open.onDay} onClose={() => setOpen(null)} />}
    </Stack>
  );
}

/** What a tap and a drop do. */
function useActions(
  rows: Rows,
  setOpen: (open: Open | null) => void,
  search: URLSearchParams,
  setSearch: ReturnType<typeof useSearchParams>[1],
) {
  const t = useText(adminDe);
  const navigate = useNavigate();
  const confirm = useConfirm();
  const move = useChange(appointmentApi.move);
  const openAgain = useChange(setupApi.removeBlock);
  const onOpen = async (meant: Meant) => {
    if (meant.kind === 'appointment') return setSearch({ ...Object.fromEntries(search), id: meant.appointment.id });
    if (meant.kind === 'holiday') return;
    if (meant.kind === 'entry') {
      if (meant.source === 'todos') setOpen({ what: 'known', id: meant.id, onDay: dayOf(meant.startsAt).toString() });
      else if (meant.path) navigate(meant.path);
      return;
    }
    const text = t('calendar.open_again.text', { when: formatTime(meant.startsAt, 'full') });
    if (!(await confirm({ title: t('calendar.open_again'), text, confirm: t('calendar.open_again') }))) return;
    openAgain.mutate({ id: meant.id });
  };
  const onDrop = async (meant: Meant, wallStart: string, resourceId?: string) => {
    const startsAt = instantOfWall(wallStart);
    if (meant.kind !== 'appointment' || !startsAt) return;
    const { id, version, staffId } = meant.appointment;
    const place =
      rows === 'rooms' ? { staffId, ...(resourceId && { roomId: resourceId }) } : { staffId: resourceId ?? staffId };
    // What is refused is said by the change itself; the appointment stands where it was.
    await move.mutateAsync({ id, version, startsAt, ...place }).then(
      () => notify(t('calendar.moved', { when: formatTime(startsAt, 'weekdayTime') })),
      () => undefined,
    );
  };
  return { onOpen, onDrop };
}
