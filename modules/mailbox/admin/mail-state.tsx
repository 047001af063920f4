import { useText } from '@fachwerk/react/texts';
import { Group, Text } from '@mantine/core';
import { IconInbox, IconSend } from '@tabler/icons-react';
import type { MailHead } from '../contract.ts';
import { de } from '../texts/de.ts';

/** Icon and word: never by colour alone. */
export function MailState({ mail: { sentAt } }: { mail: Pick<MailHead, 'sentAt'> }) {
  const t = useText(de);
  const Icon = sentAt ? IconSend : IconInbox;
  return (
    <Group component="span" gap={6} wrap="nowrap" display="inline-flex" style={{ verticalAlign: 'middle' }}>
      <Icon size={18} stroke={1.5} color={sentAt ? 'var(--fw-ok)' : 'var(--fw-info)'} aria-hidden />
      <Text component="span" inherit>
        {sentAt ? t('mailbox.sent') : t('mailbox.here')}
      </Text>
    </Group>
  );
}
