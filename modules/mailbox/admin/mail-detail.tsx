import { useAsk } from '@fachwerk/react/call';
import { DetailDrawer } from '@fachwerk/react/detail-drawer';
import { ErrorState, Loading } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import { Ago, formatDateTime } from '@fachwerk/react/time';
import { Alert, Group, Text } from '@mantine/core';
import { IconLock, IconMailX } from '@tabler/icons-react';
import { useParams } from 'react-router';
import { type Mail, mailboxApi } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';
import { MailBody } from './mail-body.tsx';
import { MailState, stateOf } from './mail-state.tsx';

/** One mail over the list, with an address of its own. */
export function MailDetail() {
  const t = useText(adminDe);
  const { id } = useParams();
  const mail = useAsk(mailboxApi.find, { id: id ?? '' }, { isEnabled: id !== undefined });
  const title = mail.data ? mail.data.subject || t('mailbox.no_subject') : mail.isPending ? '…' : t('mailbox.title');
  return (
    <DetailDrawer
      isOpen={id !== undefined}
      title={title}
      subtitle={mail.data && t('mailbox.to', { recipient: mail.data.recipient })}
      closeTo="/admin/mailbox"
    >
      {mail.isError && <ErrorState error={mail.error} onRetry={() => mail.refetch()} />}
      {mail.isPending && <Loading lines={8} />}
      {mail.data && <MailSheet mail={mail.data} />}
    </DetailDrawer>
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
      {mail.bodyText ? (
        <MailBody text={mail.bodyText} />
      ) : (
        <Alert color="info" icon={<IconLock stroke={1.5} />} title={t('mailbox.withheld.title')}>
          {t('mailbox.withheld.text')}
        </Alert>
      )}
    </>
  );
}
