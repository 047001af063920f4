import { useAsk, useChange } from '@fachwerk/react/call';
import { useConfirm } from '@fachwerk/react/confirm';
import { notify } from '@fachwerk/react/notice';
import { Panel } from '@fachwerk/react/panel';
import { endSession } from '@fachwerk/react/session';
import { ErrorState, Loading } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import { Button, Group } from '@mantine/core';
import { IconLogout } from '@tabler/icons-react';
import { accountApi } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { SessionRows } from '../account/session-rows.tsx';

/** The user's own sessions, and ending them. */
export function SettingsSessions() {
  const t = useText(adminDe);
  const confirm = useConfirm();
  const asked = useAsk(accountApi.sessions, {});
  const end = useChange(accountApi.endSessions);
  const everywhere = useChange(accountApi.endSessions, { stale: 'nothing' });
  const sessions = asked.data?.sessions;

  const endOne = (sessionId: string) => end.mutate({ sessionId }, { onSuccess: () => notify(t('sessions.ended')) });
  const endAll = async () => {
    const question = { title: t('sessions.end_all.title'), text: t('sessions.end_all.text') };
    if (!(await confirm({ ...question, confirm: t('sessions.end_all'), isDanger: true }))) return;
    everywhere.mutate({}, { onSuccess: endSession });
  };

  return (
    <Panel>
      {asked.isError && !sessions && <ErrorState error={asked.error} onRetry={() => asked.refetch()} />}
      {asked.isPending && <Loading lines={4} />}
      {sessions && (
        <>
          <SessionRows sessions={sessions} isBusy={end.isPending} onEnd={endOne} />
          <Group mt="md">
            <Button
              variant="light"
              color="danger"
              leftSection={<IconLogout size={16} stroke={1.5} />}
              loading={everywhere.isPending}
              onClick={() => void endAll()}
            >
              {t('sessions.end_all')}
            </Button>
          </Group>
        </>
      )}
    </Panel>
  );
}
