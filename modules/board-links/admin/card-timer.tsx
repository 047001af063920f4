import type { CardSlotProps } from '@fachwerk/board-desk/slots';
import { withValues } from '@fachwerk/boards/rules/short-code';
import { useAsk, useChange } from '@fachwerk/react/call';
import { useLookAgain } from '@fachwerk/react/look-again';
import { notify } from '@fachwerk/react/notice';
import { useMay } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import { timeLogApi, timeLogStream } from '@fachwerk/time-tracking/contract';
import { Button, Menu, Text } from '@mantine/core';
import { IconPlayerPlay } from '@tabler/icons-react';
import { adminDe } from '../texts/admin.de.ts';

const LONGEST_DESCRIPTION = 500;

/** Starts one's own timer on a project, with the card as what it is for. Where one runs already, it says so. */
export function CardTimer({ card, mayEdit }: CardSlotProps) {
  const t = useText(adminDe);
  const save = useChange(timeLogApi.save);
  const mayTrack = useMay('time_log.track');
  const isWanted = mayEdit && mayTrack;
  useLookAgain({ hints: [timeLogStream], asks: [timeLogApi.running, timeLogApi.projects] });
  const running = useAsk(timeLogApi.running, {}, { isEnabled: isWanted }).data?.timeLog;
  const projects = useAsk(timeLogApi.projects, {}, { isEnabled: isWanted }).data?.projects ?? [];
  const open = projects.filter(({ isClosed }) => !isClosed);
  if (!isWanted || open.length === 0 || running === undefined) return null;
  if (running)
    return (
      <Text size="sm" c="dimmed">
        {t('links.timer.running', { project: running.projectName })}
      </Text>
    );
  const start = async (projectId: string, project: string) => {
    const { timeLog } = await save.mutateAsync({ projectId });
    const description = withValues(card.title, card.shortCodes).slice(0, LONGEST_DESCRIPTION);
    const data = { startTime: timeLog.startTime, endTime: null, description, hashtags: [] };
    await save.mutateAsync({ projectId, timeLogId: timeLog.id, timeLog: data });
    notify(t('links.timer.started', { project }));
  };
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <Button variant="default" leftSection={<IconPlayerPlay size={16} stroke={1.5} />}>
          {t('links.timer.start')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {open.map(({ id, name }) => (
          <Menu.Item key={id} onClick={() => void start(id, name).catch(() => undefined)}>
            {name}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
