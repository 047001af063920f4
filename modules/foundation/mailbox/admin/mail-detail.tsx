import { call, useAsk } from '@fachwerk/react/call';
import { downloadFile } from '@fachwerk/react/download';
import { notifyProblem } from '@fachwerk/react/notice';
import { RecordDrawer } from '@fachwerk/react/record-drawer';
import { useText } from '@fachwerk/react/texts';
import { Ago, formatDateTime } from '@fachwerk/react/time';
import { Alert, Button, Group, Text } from '@mantine/core';
import { IconLock, IconMailX, IconPaperclip } from '@tabler/icons-react';
import { useParams } from 'react-router';
import { type Mail, mailboxApi } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';
import { MailBody } from './mail-body.tsx';
import { MailState, stateOf } from './mail-state.tsx';

/** One mail over the list, with an address of its own. */
export function MailDetail() {
  const t = useText(adminDe);
  const { id } = useParams();
  const asked = useAsk(mailboxApi.find, { id: id ?? '' }, { isEnabled: id !== undefined });
  return (
    <RecordDrawer
      isOpen={id !== undefined}
      asked={asked}
      kind={t('mailbox.title')}
      title={({ subject }) => subject || t('mailbox.no_subject')}
      subtitle={({ recipient }) => t('mailbox.to', { recipient })}
      closeTo="/admin/mailbox"
    >
      {(mail) => <MailSheet mail={mail} />}
    </RecordDrawer>
  );
}

/** Files that go with it, to look at. */
function Attachments({ mail: { id, attachments } }: { mail: Mail }) {
  const t = useText(adminDe);
  if (attachments.length === 0) return null;
  const files = attachments.map((name, at) => ({ name, at }));
  return (
    <Group gap="xs" mb="md" role="group" aria-label={t('mailbox.attachments')}>
      {files.map(({ name, at }) => (
        <Button
          key={at}
          variant="default"
          size="compact-sm"
          leftSection={<IconPaperclip size={14} stroke={1.5} />}
          onClick={() => void call(mailboxApi.attachment, { id, at }).then(downloadFile, notifyProblem)}
        >
          {name}
        </Button>
      ))}
    </Group>
  );
}

function MailSheet({ mail }: { mail: Mail }) {
  const t = useText(adminDe);
  return (
    <>
      <Group justify="space-between" gap="xs" mb={4}>
        <MailState mail={mail} />
        <Text component="div" c="dimmed">
          <Ago at={mail.at} />
        </Text>
      </Group>
      <Text size="xs" c="dimmed" mb="md">
        {mail.sentAt && t('mailbox.sent_at', { at: formatDateTime(mail.sentAt) })}
        {stateOf(mail) === 'here' && t('mailbox.here.about')}
        {stateOf(mail) === 'refused' && t('mailbox.refused_at', { at: formatDateTime(mail.refusedAt!) })}
      </Text>
      {stateOf(mail) === 'refused' && (
        <Alert color="danger" mb="md" icon={<IconMailX stroke={1.5} />} title={t('mailbox.refused.words')}>
          {mail.refusal || t('mailbox.refused.no_words')}
        </Alert>
      )}
      {mail.delays > 0 && stateOf(mail) === 'sent' && (
        <Text size="sm" mb="md">
          {t('mailbox.delays', { count: mail.delays })}
        </Text>
      )}
      <Attachments mail={mail} />
      {mail.bodyText ? (
        <MailBody mail={mail} />
      ) : (
        <Alert color="info" icon={<IconLock stroke={1.5} />} title={t('mailbox.withheld.title')}>
          {t('mailbox.withheld.text')}
        </Alert>
      )}
    </>
  );
}
