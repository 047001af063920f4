import { useAsk, useChange } from '@fachwerk/react/call';
import { useConfirm } from '@fachwerk/react/confirm';
import { Fact, Facts } from '@fachwerk/react/facts';
import { notify } from '@fachwerk/react/notice';
import { formatNumber } from '@fachwerk/react/number';
import { RecordDrawer } from '@fachwerk/react/record-drawer';
import { useText } from '@fachwerk/react/texts';
import { formatDateTime } from '@fachwerk/react/time';
import { Button, Group, Progress, Stack, Text } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useParams } from 'react-router';
import { type MessageStory, messageApi } from '../../contract.ts';
import { whyNotCancel } from '../../rules/message.ts';
import { adminDe } from '../../texts/admin.de.ts';
import classes from '../messages.module.css';
import { MessageMark } from './message-state.tsx';

/** One message over the list: how far it has come, what became of it, and what it said. */
export function MessageDrawer() {
  const t = useText(adminDe);
  const { id } = useParams();
  const asked = useAsk(messageApi.find, { id: id ?? '' }, { isEnabled: id !== undefined });
  return (
    <RecordDrawer
      isOpen={id !== undefined}
      asked={asked}
      kind={t('messages.one')}
      title={({ title }) => title}
      subtitle={(message) => <MessageMark message={message} />}
      gone={t('messages.gone')}
      closeTo="/admin/messages"
      width={640}
    >
      {(message) => (
        <Stack gap="lg" pb="lg">
          {message.state === 'sending' && <HowFar message={message} />}
          {!whyNotCancel(message) && <CancelButton message={message} />}
          <Figures message={message} />
          <section aria-label={t('messages.text')}>
            <p className={classes.words}>{message.text}</p>
            {message.button && (
              <Text size="sm" c="dimmed">
                {message.button.label}: {message.button.url}
              </Text>
            )}
          </section>
        </Stack>
      )}
    </RecordDrawer>
  );
}

function HowFar({ message: { sentCount, leftOutCount, recipientCount } }: { message: MessageStory }) {
  const t = useText(adminDe);
  const done = sentCount + leftOutCount;
  const percent = recipientCount === 0 ? 100 : (done / recipientCount) * 100;
  const words = t('messages.progress', { done: formatNumber(done), all: formatNumber(recipientCount) });
  return (
    <div>
      <Progress value={percent} aria-label={words} />
      <Text size="sm">{words}</Text>
    </div>
  );
}

function Figures({ message }: { message: MessageStory }) {
  const t = useText(adminDe);
  const { channel, leftOutCount, refusedCount } = message;
  const whyRefused = t(channel === 'push' ? 'messages.refused.help.push' : 'messages.refused.help');
  const why = (count: number, help: string) => (count === 0 ? '0' : `${formatNumber(count)} (${help})`);
  return (
    <Facts>
      <Fact name={t('messages.channel')}>{t(`messages.channel.${channel}`)}</Fact>
      <Fact name={t('messages.field.sendAt')}>{formatDateTime(message.startedAt ?? message.sendAt)}</Fact>
      <Fact name={t('messages.field.recipients')}>{formatNumber(message.recipientCount)}</Fact>
      <Fact name={t('messages.field.sent')}>{formatNumber(message.sentCount)}</Fact>
      <Fact name={t('messages.field.delivered')}>{formatNumber(message.deliveredCount)}</Fact>
      <Fact name={t('messages.field.refused')}>{why(refusedCount, whyRefused)}</Fact>
      <Fact name={t('messages.field.leftOut')}>{why(leftOutCount, t('messages.leftOut.help'))}</Fact>
      {message.button && (
        <Fact name={t('messages.field.clicked')}>
          <span title={t('messages.clicked.help')}>{formatNumber(message.clickedCount)}</span>
        </Fact>
      )}
      <Fact name={t('messages.field.unsubscribed')}>{formatNumber(message.unsubscribedCount)}</Fact>
      <Fact name={t('messages.field.author')}>{message.createdBy}</Fact>
      {message.endedAt && <Fact name={t('messages.field.ended')}>{formatDateTime(message.endedAt)}</Fact>}
    </Facts>
  );
}

function CancelButton({ message: { id, title } }: { message: MessageStory }) {
  const t = useText(adminDe);
  const confirm = useConfirm();
  const cancel = useChange(messageApi.cancel);
  const ask = async () => {
    const isSure = await confirm({
      title: t('messages.cancel.title'),
      text: t('messages.cancel.text', { title }),
      confirm: t('messages.cancel'),
      isDanger: true,
    });
    if (!isSure) return;
    await cancel.mutateAsync({ id }).then(
      () => notify(t('messages.cancelled')),
      () => undefined,
    );
  };
  return (
    <Group>
      <Button
        variant="default"
        loading={cancel.isPending}
        onClick={() => void ask()}
        leftSection={<IconArrowBackUp size={16} stroke={1.5} />}
      >
        {t('messages.cancel')}
      </Button>
    </Group>
  );
}
