import { useAsk } from '@fachwerk/react/call';
import { useHashTab } from '@fachwerk/react/hash-tab';
import { Panel } from '@fachwerk/react/panel';
import { useMay } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import { Box, Button, Group, Stack, Tabs, Title } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { type Project, timeLogApi } from '../contract.ts';
import { monthOf, monthsUntil } from '../rules/month.ts';
import { adminDe } from '../texts/admin.de.ts';
import { HoursView } from './hours/hours-view.tsx';
import { LogDialog } from './log/log-dialog.tsx';
import type { LogStart } from './log/log-fields.tsx';
import { MonthSelect } from './month-select.tsx';
import { FirstProject } from './project/first-project.tsx';
import { LastLogs } from './project/last-logs.tsx';
import { OwnFigures, useOwnSums } from './project/own-figures.tsx';
import { ProjectDialog } from './project/project-dialog.tsx';
import { ProjectList } from './project/project-list.tsx';
import { TeamView } from './team/team-view.tsx';
import { WeekView } from './week/week-view.tsx';

const TABS = ['projects', 'week', 'hours', 'team'] as const;
const HOUR_MS = 3_600_000;

function lastHour(): LogStart {
  const endTime = new Date();
  return { projectId: '', startTime: new Date(endTime.getTime() - HOUR_MS), endTime, description: '', hashtags: [] };
}

/** What one works on and for how long. The address holds the month and the part. */
export function TimeLogScreen() {
  const t = useText(adminDe);
  const [search, setSearch] = useSearchParams();
  const [tab, choose] = useHashTab(TABS);
  const mayManage = useMay('time_log.manage');
  const maySeeTeam = useMay('time_log.team');
  const [added, setAdded] = useState<LogStart | null>(null);
  const [project, setProject] = useState<Project | 'new' | null>(null);
  const own = useOwnSums();
  const known = useAsk(timeLogApi.projects, { month: monthOf(new Date()) }).data?.projects;
  const projects = known ?? [];
  // Without a project there is no time to add to one: the page offers what comes first.
  const hasProjects = known === undefined || known.length > 0;
  const now = new Date();
  const asked = search.get('month') ?? '';
  const month = monthsUntil(now).includes(asked) ? asked : monthOf(now);
  const chooseMonth = (next: string) => setSearch(next === monthOf(now) ? {} : { month: next }, { replace: true });
  const tabs = TABS.filter((name) => name !== 'team' || maySeeTeam);
  return (
    <Stack gap="md">
      <Group justify="space-between" align="end">
        <Title order={1}>{t('time_log.title')}</Title>
        <Group gap="xs" align="end">
          {mayManage && hasProjects && (
            <Button variant="default" onClick={() => setProject('new')}>
              {t('time_project.add')}
            </Button>
          )}
          {hasProjects && (
            <Button leftSection={<IconPlus size={16} stroke={1.5} />} onClick={() => setAdded(lastHour())}>
              {t('time_log.add')}
            </Button>
          )}
        </Group>
      </Group>
      {own && projects.length > 0 && <OwnFigures sums={own.sumsOf()} projects={projects} />}
      <Tabs value={tab} onChange={choose} keepMounted={false}>
        <Tabs.List aria-label={t('time_log.tabs')}>
          {tabs.map((name) => (
            <Tabs.Tab key={name} value={name}>
              {t(`time_log.tab.${name}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Stack gap="md" pt="md">
          {tab !== 'week' && (
            <Group>
              <MonthSelect month={month} onChoose={chooseMonth} />
            </Group>
          )}
          <Tabs.Panel value="projects">
            <Panel isWide>
              <ProjectList
                month={month}
                next={<FirstProject onAdd={() => setProject('new')} onAbsence={() => choose('hours')} />}
                {...(own && { sumsOf: own.sumsOf })}
                {...(mayManage && {
                  manage: (each: Project) => (
                    <Group>
                      <Button variant="default" size="xs" onClick={() => setProject(each)}>
                        {t('time_project.edit')}
                      </Button>
                    </Group>
                  ),
                })}
              />
            </Panel>
            {own && (
              <Box mt="lg">
                <LastLogs logs={own.logs} projects={projects} />
              </Box>
            )}
          </Tabs.Panel>
          <Tabs.Panel value="week">
            <WeekView />
          </Tabs.Panel>
          <Tabs.Panel value="hours">
            <HoursView month={month} />
          </Tabs.Panel>
          <Tabs.Panel value="team">{maySeeTeam && <TeamView month={month} />}</Tabs.Panel>
        </Stack>
      </Tabs>
      {added && <LogDialog start={added} onClose={() => setAdded(null)} />}
      {project && <ProjectDialog project={project === 'new' ? null : project} onClose={() => setProject(null)} />}
    </Stack>
  );
}
