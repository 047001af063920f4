import { useAsk } from '@fachwerk/react/call';
import { useMay } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import { Alert, Anchor } from '@mantine/core';
import { IconMailExclamation } from '@tabler/icons-react';
import { Link } from 'react-router';
import { senderApi } from '../contract.ts';
import { adminSettingsDe } from '../texts/admin-settings.de.ts';

/** In the mailbox: the own sender does not work (yet), and what happens meanwhile. */
export function SenderWarning() {
  const t = useText(adminSettingsDe);
  const mayManage = useMay('mail_sender.manage');
  const { failure, isUnproven } = useAsk(senderApi.warn, {}).data ?? {};
  if (!failure && !isUnproven) return null;
  return (
    <Alert color="warn" mb="md" icon={<IconMailExclamation stroke={1.5} />}>
      {failure ? t('mail_sender.warning.failed', { failure: `${failure.text}.` }) : t('mail_sender.warning.unproven')}{' '}
      {mayManage && (
        <Anchor component={Link} to="/admin/settings/mail-sender">
          {t('mail_sender.warning.open')}
        </Anchor>
      )}
    </Alert>
  );
}
