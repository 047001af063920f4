import { useText } from '@fachwerk/react/texts';
import { Alert, Anchor } from '@mantine/core';
import { IconMailX } from '@tabler/icons-react';
import { Link } from 'react-router';
import { adminDe } from '../texts/admin.de.ts';

/** Mails that never arrive: whoever waits for one has to be told another way. */
export function RefusedNote({ count }: { count: number }) {
  const t = useText(adminDe);
  return (
    <Alert color="danger" mb="md" icon={<IconMailX stroke={1.5} />} title={t('mailbox.refused.title', { count })}>
      {t('mailbox.refused.text')}{' '}
      <Anchor component={Link} to="/admin/mailbox?state=refused">
        {t('mailbox.refused.show')}
      </Anchor>
    </Alert>
  );
}
