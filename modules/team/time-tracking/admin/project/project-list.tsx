import { useAsk } from '@fachwerk/react/call';
import { useLiveRefetch } from '@fachwerk/react/live-refetch';
import { useMay } from '@fachwerk/react/session';
import { Empty, ErrorState, Loading } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { type Project, type TimeLog, timeLogApi } from '../../contract.ts';
import type { OwnSums } from '../../rules/own-sums.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { LogDialog } from '../log/log-dialog.tsx';
import { timeLive } from '../time-live.ts';
import classes from './project.module.css';
import { ProjectRow } from './project-row.tsx';

type Props = {
  month: string;
  /** So many at first, the running one always. */
  most?: number;
  manage?: (project: Project) => ReactNode;
  /** One's own hours of a project; with them the rows have columns. */
  sumsOf?: (projectId: string) => OwnSums;
  /** What to do while there is no project. */
  next?: ReactNode;
};

/** The projects of the company; one at a time is open (spec §2). */
export function ProjectList({ month, most, manage, sumsOf, next }: Props) {
  const t = useText(adminDe);
  useLiveRefetch(timeLive);
  const asked = useAsk(timeLogApi.projects, { month }, { keepPrevious: true });
  const [openId, setOpenId] = useState<string | null>(null);
  const [isClosedShown, setClosedShown] = useState(false);
  const [edited, setEdited] = useState<TimeLog | null>(null);
  const mayManage = useMay('time_log.manage');
  if (!asked.data)
    return asked.isError ? <ErrorState error={asked.error} onRetry={() => asked.refetch()} /> : <Loading lines={5} />;
  const { projects } = asked.data;
  if (projects.length === 0)
    return (
      <Empty
        title={t('time_log.empty.title')}
        text={t(mayManage ? 'time_log.empty.manager' : 'time_log.empty.others')}
        action={next}
      />
    );
  const isHidden = ({ isClosed, spentMinutes }: Project) => isClosed && spentMinutes === 0 && !isClosedShown;
  const hidden = projects.filter(isHidden);
  const running = projects.find(({ timeLog }) => timeLog)?.id;
  const shown = projects
    .filter((project) => !isHidden(project))
    .toSorted((a, b) => Number(b.id === running) - Number(a.id === running))
    .slice(0, most);
  return (
    <>
      <ul className={classes.projects} data-columns={sumsOf ? '' : undefined}>
        {sumsOf && (
          <li className={classes.heads} aria-hidden>
            <span>{t('time_log.project')}</span>
            <span>{t('time_log.sum.today')}</span>
            <span>{t('time_log.sum.week_short')}</span>
            <span>{t('time_log.month')}</span>
            <span>{t('time_log.tab.team')}</span>
          </li>
        )}
        {shown.map((project) => (
          <ProjectRow
            key={project.id}
            project={project}
            isOpen={project.id === openId}
            isAnotherRunning={running !== undefined && running !== project.id}
            onToggle={() => setOpenId(project.id === openId ? null : project.id)}
            onEdit={setEdited}
            manage={manage?.(project)}
            sums={sumsOf?.(project.id)}
          />
        ))}
      </ul>
      {hidden.length > 0 && most === undefined && (
        <Button variant="subtle" color="gray" size="xs" onClick={() => setClosedShown(true)}>
          {t('time_log.show_closed', { count: hidden.length })}
        </Button>
      )}
      {edited?.endTime && (
        <LogDialog known={edited} start={{ ...edited, endTime: edited.endTime }} onClose={() => setEdited(null)} />
      )}
    </>
  );
}
