import { StateMark } from '@fachwerk/react/state-mark';
import { useText } from '@fachwerk/react/texts';
import { IconInbox, IconMailX, IconSend } from '@tabler/icons-react';
import type { MailHead } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';

const LOOKS = {
  sent: { icon: IconSend, tone: 'ok' },
  refused: { icon: IconMailX, tone: 'danger' },
  here: { icon: IconInbox, tone: 'info' },
} as const;

export function stateOf({ sentAt, refusedAt }: Pick<MailHead, 'sentAt' | 'refusedAt'>): keyof typeof LOOKS {
  if (refusedAt) return 'refused';
  return sentAt ? 'sent' : 'here';
}

export function MailState({ mail }: { mail: Pick<MailHead, 'sentAt' | 'refusedAt'> }) {
  const t = useText(adminDe);
  const state = stateOf(mail);
  return <StateMark look={LOOKS[state]}>{t(`mailbox.${state}`)}</StateMark>;
}
