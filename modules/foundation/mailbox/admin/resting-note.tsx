import { useText } from '@fachwerk/react/texts';
import { Alert } from '@mantine/core';
import { IconInbox } from '@tabler/icons-react';
import { adminDe } from '../texts/admin.de.ts';

/** Names of the server's variables (.env.example); they are the same in every language. */
const VARIABLES = { smtp: 'SMTP_URL', from: 'MAIL_FROM' } as const;

/** The newest mail has not left: most likely there is no mail server, and this page is where people get their links. */
export function RestingNote() {
  const t = useText(adminDe);
  return (
    <Alert color="info" mb="md" icon={<IconInbox stroke={1.5} />} title={t('mailbox.note.title')}>
      {t('mailbox.note.text', VARIABLES)}
    </Alert>
  );
}
