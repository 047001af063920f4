import { messageApi } from '@fachwerk/messaging/contract';
import { useAsk, useChange } from '@fachwerk/react/call';
import { useConfirm } from '@fachwerk/react/confirm';
import { Fact, Facts } from '@fachwerk/react/facts';
import { notify } from '@fachwerk/react/notice';
import { formatNumber } from '@fachwerk/react/number';
import { Panel, PendingPanel } from '@fachwerk/react/panel';
import { useText } from '@fachwerk/react/texts';
import { Button, Group, Stack, Text } from '@mantine/core';
import { IconBellRinging, IconMail } from '@tabler/icons-react';
import { useState } from 'react';
import { type SurveyDetail, surveyApi } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { type Meant, MeantFields, recipientsFrom } from './meant-fields.tsx';

/** Who was asked by mail, and who can be; each button says how many it writes to. */
export function Invitations({ survey: { id, state } }: { readonly survey: SurveyDetail }) {
  const t = useText(adminDe);
  const confirm = useConfirm();
  const [meant, setMeant] = useState<Meant>({ kind: 'all', queryId: '', customerIds: [] });
  const saved = useAsk(messageApi.queries, {}).data?.queries ?? [];
  const recipients = recipientsFrom(meant, saved);
  const asked = useAsk(surveyApi.inviting, { id, recipients: recipients ?? { kind: 'all' } }, { keepPrevious: true });
  const invite = useChange(surveyApi.invite);
  const remind = useChange(surveyApi.remind);
  if (!asked.data) return <PendingPanel asked={asked} lines={4} isWide />;
  const { invited, answered, remindable } = asked.data;
  const reachable = recipients ? asked.data.reachable : 0;
  const write = async (what: 'invite' | 'remind', count: number) => {
    const question = {
      title: t(`surveys.${what}.confirm`, { count }),
      text: t('surveys.invite.confirm.text'),
      confirm: t(`surveys.${what}`),
    };
    if (!(await confirm(question))) return;
    const send = () =>
      what === 'remind' || !recipients ? remind.mutateAsync({ id }) : invite.mutateAsync({ id, recipients });
    await send().then(
      (done) => notify(t(`surveys.${what}.done`, { count: done.count })),
      () => undefined,
    );
  };
  return (
    <Panel isWide>
      <Stack gap="md">
        <Text>{t('surveys.invite.about')}</Text>
        <Facts>
          <Fact name={t('surveys.invite.invited')}>{formatNumber(invited)}</Fact>
          <Fact name={t('surveys.invite.answered')}>{formatNumber(answered)}</Fact>
          <Fact name={t('surveys.invite.remindable')}>{formatNumber(remindable)}</Fact>
        </Facts>
        {state === 'open' && <MeantFields meant={meant} saved={saved} onChange={setMeant} />}
        {state === 'open' ? (
          <Group gap="xs">
            <Button
              leftSection={<IconMail size={16} stroke={1.5} />}
              disabled={reachable === 0}
              onClick={() => void write('invite', reachable)}
            >
              {t('surveys.invite.count', { count: reachable })}
            </Button>
            <Button
              variant="default"
              leftSection={<IconBellRinging size={16} stroke={1.5} />}
              disabled={remindable === 0}
              onClick={() => void write('remind', remindable)}
            >
              {t('surveys.remind.count', { count: remindable })}
            </Button>
          </Group>
        ) : (
          <Text c="dimmed">{t('surveys.invite.not_open')}</Text>
        )}
      </Stack>
    </Panel>
  );
}
