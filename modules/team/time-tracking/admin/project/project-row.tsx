import { cents } from '@fachwerk/base/money';
import { useChange } from '@fachwerk/react/call';
import { formatMoney } from '@fachwerk/react/money';
import { useText } from '@fachwerk/react/texts';
import { formatTime, useSecond } from '@fachwerk/react/time';
import { Badge, Button, Text } from '@mantine/core';
import { IconChevronDown, IconChevronRight, IconPlayerPlay } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { type Project, type TimeLog, timeLogApi } from '../../contract.ts';
import type { OwnSums } from '../../rules/own-sums.ts';
import { clockOf, hoursOf } from '../../rules/time-log.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { BudgetMark } from './budget-mark.tsx';
import { LogRows } from './log-rows.tsx';
import classes from './project.module.css';
import { StopPopover } from './stop-popover.tsx';

type Props = {
  project: Project;
  isOpen: boolean;
  /** A timer of the same person runs on another project. */
  isAnotherRunning: boolean;
  onToggle: () => void;
  onEdit: (log: TimeLog) => void;
  /** In the opened part: what who manages projects may do. */
  manage?: ReactNode;
  sums?: OwnSums | undefined;
};

export function ProjectRow({ project, isOpen, isAnotherRunning, onToggle, onEdit, manage, sums }: Props) {
  const t = useText(adminDe);
  const partId = useId();
  const { name, timeLog, isClosed } = project;
  const Icon = isOpen ? IconChevronDown : IconChevronRight;
  return (
    <li className={classes.project} data-running={timeLog ? true : undefined}>
      <div className={classes.line}>
        <button
          type="button"
          className={classes.toggle}
          onClick={onToggle}
          aria-expanded={isOpen}
          aria-controls={partId}
          aria-label={t(isOpen ? 'time_log.close_project' : 'time_log.open_project', { name })}
        >
          <Icon size={18} stroke={1.5} aria-hidden />
          <span className={classes.name}>{name}</span>
        </button>
        {sums && <RowSums project={project} sums={sums} />}
        <span className={classes.marks}>
          {isClosed && <Badge color="gray">{t('time_log.closed')}</Badge>}
          <BudgetMark project={project} />
        </span>
        <span className={classes.act}>
          {timeLog && <Clock since={timeLog.startTime} />}
          {timeLog ? (
            <StopPopover timeLog={timeLog} />
          ) : (
            <StartButton project={project} isAnotherRunning={isAnotherRunning} />
          )}
        </span>
      </div>
      <div id={partId} className={classes.more} hidden={!isOpen}>
        {isOpen && (
          <>
            <ProjectFacts project={project} />
            <LogRows logs={project.timeLogs} onEdit={onEdit} />
            {manage}
          </>
        )}
      </div>
    </li>
  );
}

/** Own hours of the day, the week and the chosen month, and those of everybody in it. */
function RowSums({ project, sums }: { project: Project; sums: OwnSums }) {
  const t = useText(adminDe);
  const own = project.timeLogs.reduce((sum, { totalTime }) => sum + (totalTime ?? 0), 0);
  const parts = [
    [t('time_log.sum.today'), sums.today],
    [t('time_log.sum.week_short'), sums.week],
    [t('time_log.month'), own],
    [t('time_log.tab.team'), project.spentMinutes],
  ] as const;
  return (
    <dl className={classes.sums}>
      {parts.map(([label, minutes]) => (
        <div key={label} data-none={minutes === 0 || undefined}>
          <dt>{label}</dt>
          <dd>{minutes === 0 ? '–' : hoursOf(minutes)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Clock({ since }: { since: Date }) {
  const t = useText(adminDe);
  const words = t('time_log.running_since', { time: formatTime(since, 'time') });
  return (
    <span className={classes.clock} role="timer" aria-label={t('time_log.running')} title={words}>
      {clockOf(since, useSecond())}
    </span>
  );
}

function ProjectFacts({ project }: { project: Project }) {
  const t = useText(adminDe);
  const own = project.timeLogs.reduce((sum, { totalTime }) => sum + (totalTime ?? 0), 0);
  const facts = [
    t('time_log.own_sum', { time: hoursOf(own) }),
    t('time_log.team_sum', { time: hoursOf(project.spentMinutes) }),
    t('time_log.rate', { rate: formatMoney(cents(project.hourlyRateCents)) }),
  ];
  return (
    <>
      {project.description && <Text size="sm">{project.description}</Text>}
      <Text size="sm" c="dimmed" className="tabular">
        {facts.join(' · ')}
      </Text>
    </>
  );
}

type StartProps = { project: Project; isAnotherRunning: boolean };

/** One timer at a time: while another runs, the button says so. */
function StartButton({ project, isAnotherRunning }: StartProps) {
  const t = useText(adminDe);
  const start = useChange(timeLogApi.save);
  const why = project.isClosed ? t('time_log.project_closed') : isAnotherRunning ? t('time_log.already_running') : null;
  return (
    <Button
      size="xs"
      variant="light"
      leftSection={<IconPlayerPlay size={16} stroke={1.5} />}
      aria-label={t('time_log.start_on', { name: project.name })}
      disabled={why !== null}
      title={why ?? undefined}
      loading={start.isPending}
      onClick={() => start.mutate({ projectId: project.id })}
    >
      {t('time_log.start')}
    </Button>
  );
}
