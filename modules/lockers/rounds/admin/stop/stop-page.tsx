import { deviceOf, routeLink } from '@fachwerk/locations/rules/route-link';
import { NetworkLine } from '@fachwerk/react/network-line';
import { Panel } from '@fachwerk/react/panel';
import { useMay } from '@fachwerk/react/session';
import { Story } from '@fachwerk/react/story';
import { useText } from '@fachwerk/react/texts';
import { formatDay, formatTime } from '@fachwerk/react/time';
import { Anchor, Button, Text, Title } from '@mantine/core';
import { IconArrowLeft, IconClock, IconMapPin } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { adminDe } from '../../texts/admin.de.ts';
import { RecordStep } from '../round/round-story.tsx';
import { isWaiting } from '../round/stop-list.tsx';
import { FinishStop } from './finish-stop.tsx';
import classes from './stop.module.css';
import type { StopProps } from './stop-props.ts';
import { StopTools } from './stop-tools.tsx';
import { TaskRow } from './task-row.tsx';

/** A wall: what is to be done there, what was done, and its end. */
export function StopPage({ view, sheet, stop }: StopProps) {
  const t = useText(adminDe);
  const mayWork = useMay('rounds.work');
  const [isFinishing, setFinishing] = useState(false);
  const { tasks, state } = stop;
  const own = sheet.records.filter(({ stopId, taskId }) => stopId === stop.id || tasks.some(({ id }) => id === taskId));
  const isOver = state === 'finished';
  return (
    <section className={classes.stop} aria-label={stop.name}>
      <Anchor component={Link} to={`/admin/rounds/${sheet.round.id}`} size="sm" className={classes.back ?? ''}>
        <IconArrowLeft size={16} stroke={1.5} aria-hidden /> {t('rounds.to_round')}
      </Anchor>
      <Panel isWide>
        <StopHead stop={stop} />
      </Panel>
      <div className={classes.network}>
        <NetworkLine isOnline={view.isOnline} waiting={view.waiting.length} />
      </div>
      <Panel isWide>
        <Title order={2} size="h4" mb="xs">
          {t('rounds.task_list')}
        </Title>
        {tasks.length === 0 && <Text c="dimmed">{t('rounds.task_list.empty')}</Text>}
        <ul className={classes.tasks}>
          {tasks.map((task) => (
            <TaskRow key={task.id} view={view} sheet={sheet} task={task} />
          ))}
        </ul>
        {mayWork && <StopTools view={view} sheet={sheet} stop={stop} />}
      </Panel>
      {own.length > 0 && (
        <Panel isWide>
          <Title order={2} size="h4" mb="sm">
            {t('rounds.story')}
          </Title>
          <Story label={t('rounds.story')}>
            {[...own].reverse().map((record) => (
              <RecordStep key={record.id} sheet={sheet} record={record} isOfStop />
            ))}
          </Story>
        </Panel>
      )}
      {mayWork && !isOver && (
        <div className={classes.foot}>
          <Button size="lg" fullWidth onClick={() => setFinishing(true)}>
            {t('rounds.stop.finish')}
          </Button>
        </div>
      )}
      {isOver && <Over view={view} sheet={sheet} stop={stop} />}
      {isFinishing && <FinishStop view={view} sheet={sheet} stop={stop} onClose={() => setFinishing(false)} />}
    </section>
  );
}

function StopHead({ stop }: Pick<StopProps, 'stop'>) {
  const t = useText(adminDe);
  const { name, street, city, position, timeZone, isAlwaysOpen, spans, arrivesAt, isClosed, state, companyName } = stop;
  const time = (at: Date) => formatTime(at, 'time', timeZone);
  const hours = isAlwaysOpen
    ? t('rounds.always_open')
    : spans.map(({ opensAt, closesAt }) => `${time(opensAt)}–${time(closesAt)}`).join(', ') || t('rounds.closed_today');
  const way = routeLink(deviceOf(navigator.userAgent), { name, position, street, postcode: '', city });
  return (
    <header className={classes.head}>
      <Title order={1}>{name}</Title>
      <Text size="sm" c="dimmed">
        {companyName}
      </Text>
      <Anchor href={way} target="_blank" rel="noreferrer" className={classes.fact ?? ''}>
        <IconMapPin size={20} stroke={1.5} aria-hidden />
        {[street, city].filter(Boolean).join(', ')}
      </Anchor>
      <span className={classes.fact} data-warn={(isClosed && state === 'open') || undefined}>
        <IconClock size={20} stroke={1.5} aria-hidden />
        {[
          hours,
          state === 'open' && arrivesAt && t('rounds.about_at', { time: time(arrivesAt) }),
          state === 'open' && isClosed && t('rounds.closed'),
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </header>
  );
}

/** The stop is done: when the next visit is, and the way on. */
function Over({ view, sheet, stop }: StopProps) {
  const t = useText(adminDe);
  const next = sheet.stops.find(({ state }) => state === 'open');
  return (
    <div className={classes.foot}>
      <Text role="status" ta="center" mb="xs">
        {isWaiting(view, stop) ? t('rounds.stop.sending') : t('rounds.stop.finished')}
        {stop.nextVisitOn && ` · ${t('rounds.next_visit_on', { day: formatDay(stop.nextVisitOn) })}`}
      </Text>
      <Button component={Link} size="lg" fullWidth to={`/admin/rounds/${sheet.round.id}${next ? `/${next.id}` : ''}`}>
        {next ? t('rounds.to_next') : t('rounds.to_round')}
      </Button>
    </div>
  );
}
