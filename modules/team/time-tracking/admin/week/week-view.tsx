import { localDay } from '@fachwerk/base/format-time';
import { dayOf, HOUSE_ZONE } from '@fachwerk/base/time';
import { useAsk } from '@fachwerk/react/call';
import { useLiveRefetch } from '@fachwerk/react/live-refetch';
import { Panel, PendingPanel } from '@fachwerk/react/panel';
import { useMay } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import { formatDay, formatTime } from '@fachwerk/react/time';
import { ActionIcon, Box, Button, Group, Stack, Text, Title, VisuallyHidden } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { type TimeLog, type TimeLogProblem, timeLogApi } from '../../contract.ts';
import { teamApi } from '../../contract-team.ts';
import { mondayOf, monthOf, spanOfWeek } from '../../rules/month.ts';
import { whyNotChangeMonth } from '../../rules/time-log.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { LogDialog } from '../log/log-dialog.tsx';
import type { LogStart } from '../log/log-fields.tsx';
import { timeLive } from '../time-live.ts';
import { type FinishedLog, HOUR_PX, useLogDrag } from './use-log-drag.ts';
import classes from './week.module.css';
import { WeekDay } from './week-day.tsx';

/** Where one begins to look: most work begins after it. */
const FIRST_HOUR = 7;

/** One's own week by the hour. Free hours are dragged over to put a time in, a time to another hour or day. */
export function WeekView() {
  const t = useText(adminDe);
  useLiveRefetch(timeLive);
  const [search, setSearch] = useSearchParams();
  const current = mondayOf(dayOf(new Date()));
  const monday = mondayFrom(search.get('week')) ?? current;
  const show = (weeks: number) => go(Temporal.PlainDate.from(monday).add({ weeks }).toString());
  const go = (week: string) => setSearch(week === current ? {} : { week }, { replace: true });
  const asked = useAsk(timeLogApi.list, { filter: spanOfWeek(monday) }, { keepPrevious: true });
  const [opened, setOpened] = useState<{ known?: TimeLog; start: LogStart } | null>(null);
  const days = Array.from({ length: 7 }, (_, at) => Temporal.PlainDate.from(monday).add({ days: at }).toString());
  const logs = (asked.data?.timeLogs ?? []).filter((log): log is FinishedLog => log.endTime !== null);
  const whyClosed = useClosedMonths(days);
  const drag = useLogDrag(whyClosed);
  const isTouched = useMediaQuery('(pointer: coarse)', false, { getInitialValueInEffect: false });
  const scroller = useRef<HTMLDivElement>(null);
  const isThere = asked.data !== undefined;
  useEffect(() => {
    const box = scroller.current;
    if (!isThere || !box) return;
    // On a phone two days are in sight: today and the one before.
    const shown = [...box.querySelectorAll('section')];
    const today = shown.findIndex(({ dataset }) => dataset.today);
    box.scrollTo({ top: FIRST_HOUR * HOUR_PX, left: Math.max(0, today - 1) * (shown[0]?.offsetWidth ?? 0) });
  }, [isThere]);
  const said = ({ span, refusal }: NonNullable<typeof drag.held>) =>
    refusal
      ? t(refusal)
      : t('time_week.moving', {
          day: formatDay(localDay(span.startTime, HOUSE_ZONE), { weekday: 'long' }),
          from: formatTime(span.startTime, 'time'),
          to: formatTime(span.endTime, 'time'),
        });
  const title = formatDay(monday, { day: 'numeric', month: 'long', year: 'numeric' });
  return (
    <Stack gap="sm">
      <Group gap="xs">
        <ActionIcon variant="default" size="lg" aria-label={t('time_week.before')} onClick={() => show(-1)}>
          <IconChevronLeft size={18} stroke={1.5} />
        </ActionIcon>
        <ActionIcon
          variant="default"
          size="lg"
          aria-label={t('time_week.after')}
          disabled={monday >= current}
          onClick={() => show(1)}
        >
          <IconChevronRight size={18} stroke={1.5} />
        </ActionIcon>
        <Title order={2}>{t('time_week.title', { day: title })}</Title>
        {monday !== current && (
          <Button variant="default" size="xs" onClick={() => go(current)}>
            {t('time_week.today')}
          </Button>
        )}
      </Group>
      <Text size="sm" c="dimmed">
        {t(isTouched ? 'time_week.about_touch' : 'time_week.about')}
      </Text>
      <VisuallyHidden role="status">{drag.held?.by === 'keys' && said(drag.held)}</VisuallyHidden>
      {asked.data ? (
        <Panel isWide>
          <Box
            className={classes.scroll ?? ''}
            ref={scroller}
            tabIndex={0}
            role="region"
            aria-label={t('time_log.tab.week')}
          >
            <div className={classes.week}>
              <div className={classes.clock} aria-hidden>
                {Array.from({ length: 23 }, (_, before) => (
                  <span key={before} className={classes.hour}>
                    {`${before + 1}:00`}
                  </span>
                ))}
              </div>
              {days.map((on) => (
                <WeekDay
                  key={on}
                  on={on}
                  logs={logs}
                  drag={drag}
                  whyClosed={whyClosed}
                  onDraw={(startTime, endTime) =>
                    setOpened({ start: { projectId: '', startTime, endTime, description: '', hashtags: [] } })
                  }
                  onOpen={(known) => setOpened({ known, start: known })}
                />
              ))}
            </div>
          </Box>
        </Panel>
      ) : (
        <PendingPanel asked={asked} />
      )}
      {opened && <LogDialog {...opened} onClose={() => setOpened(null)} />}
    </Stack>
  );
}

/** Any day of the week may stand in the address; nothing before times are tracked. */
function mondayFrom(text: string | null): string | null {
  if (!text || !/^20(2[4-9]|[3-9]\d)-\d\d-\d\d$/.test(text)) return null;
  try {
    return mondayOf(Temporal.PlainDate.from(text));
  } catch {
    return null;
  }
}

/** Why nothing is changed in the month of an instant of this week, which may lie in two months; null also while nobody knows. */
function useClosedMonths(days: readonly string[]): (at: Date) => TimeLogProblem | null {
  const isManager = useMay('time_log.manage');
  const [first, last] = [days[0]!.slice(0, 7), days.at(-1)!.slice(0, 7)];
  const begun = useAsk(teamApi.sheet, { month: first }, { keepPrevious: true });
  const ended = useAsk(teamApi.sheet, { month: last }, { keepPrevious: true });
  return (at) => {
    const asked = [
      { month: first, sheet: begun.data?.sheet },
      { month: last, sheet: ended.data?.sheet },
    ];
    const found = asked.find(({ month }) => month === monthOf(at));
    return found?.sheet ? whyNotChangeMonth(found.sheet.state, isManager) : null;
  };
}
