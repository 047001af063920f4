import { StateMark } from '@fachwerk/react/state-mark';
import { useText } from '@fachwerk/react/texts';
import { IconInbox, IconSend } from '@tabler/icons-react';
import type { MailHead } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';

export function MailState({ mail: { sentAt } }: { mail: Pick<MailHead, 'sentAt'> }) {
  const t = useText(adminDe);
  return (
    <StateMark look={sentAt ? { icon: IconSend, tone: 'ok' } : { icon: IconInbox, tone: 'info' }}>
      {sentAt ? t('mailbox.sent') : t('mailbox.here')}
    </StateMark>
  );
}
