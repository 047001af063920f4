import { titleOf } from '@fachwerk/boards/rules/short-code';
import type { CardSlotProps } from '@fachwerk/boards/slots';
import { useAsk, useChange } from '@fachwerk/react/call';
import { useLiveRefetch } from '@fachwerk/react/live-refetch';
import { notify } from '@fachwerk/react/notice';
import { useMay } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import { timeLogApi, timeLogStream } from '@fachwerk/time-tracking/contract';
import { ActionIcon, Button, Group, Menu, Text } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { IconChevronDown, IconPlayerPlay } from '@tabler/icons-react';
import { adminDe } from '../texts/admin.de.ts';

const LONGEST_DESCRIPTION = 500;

/**
 * Starts one's own timer with the card as what it is for: with one click on the project that was last chosen on this board, or the only one.
 * Where one runs already, it says so.
 */
export function CardTimer({ card, mayEdit }: CardSlotProps) {
  const t = useText(adminDe);
  const save = useChange(timeLogApi.save);
  const mayTrack = useMay('time_log.track');
  const isWanted = mayEdit && mayTrack;
  useLiveRefetch({ hints: [timeLogStream], asks: [timeLogApi.running, timeLogApi.projects] });
  const running = useAsk(timeLogApi.running, {}, { isEnabled: isWanted }).data?.timeLog;
  const projects = useAsk(timeLogApi.projects, {}, { isEnabled: isWanted }).data?.projects ?? [];
  const open = projects.filter(({ isClosed }) => !isClosed);
  const [lastId, setLastId] = useLocalStorage<string>({
    key: `device.timer.${card.boardId}`,
    defaultValue: '',
    getInitialValueInEffect: false,
  });
  const usual = open.length === 1 ? open[0] : open.find(({ id }) => id === lastId);
  if (!isWanted || open.length === 0 || running === undefined) return null;
  if (running)
    return (
      <Text size="sm" c="dimmed">
        {t('links.timer.running', { project: running.projectName })}
      </Text>
    );
  const start = async (projectId: string, project: string) => {
    setLastId(projectId);
    const { timeLog } = await save.mutateAsync({ projectId });
    const description = titleOf(card).slice(0, LONGEST_DESCRIPTION);
    const data = { startTime: timeLog.startTime, endTime: null, description, hashtags: [] };
    await save.mutateAsync({ projectId, timeLogId: timeLog.id, timeLog: data });
    notify(t('links.timer.started', { project }));
  };
  const run = ({ id, name }: { id: string; name: string }) => void start(id, name).catch(() => undefined);
  const icon = <IconPlayerPlay size={16} stroke={1.5} />;
  return (
    <Group gap={4}>
      {usual && (
        <Button variant="default" leftSection={icon} loading={save.isPending} onClick={() => run(usual)}>
          {t('links.timer.start_on', { project: usual.name })}
        </Button>
      )}
      {open.length > 1 && (
        <Menu position="bottom-start">
          <Menu.Target>
            {usual ? (
              <ActionIcon variant="default" size="input-sm" aria-label={t('links.timer.other')}>
                <IconChevronDown size={16} stroke={1.5} />
              </ActionIcon>
            ) : (
              <Button variant="default" leftSection={icon} loading={save.isPending}>
                {t('links.timer.start')}
              </Button>
            )}
          </Menu.Target>
          <Menu.Dropdown>
            {open.map((project) => (
              <Menu.Item key={project.id} onClick={() => run(project)}>
                {project.name}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
    </Group>
  );
}
