import { useText } from '@fachwerk/react/texts';
import { Button, Divider, Stack, Text } from '@mantine/core';
import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import { IconFingerprint } from '@tabler/icons-react';
import { useState } from 'react';
import { adminDe } from '../../texts/admin.de.ts';
import { AddPasskey } from '../own/add-passkey.tsx';

/** Where a second factor is due: a passkey is one. */
export function PasskeyDue({ onDone }: { onDone: () => void }) {
  const t = useText(adminDe);
  const [isOpen, setOpen] = useState(false);
  if (!browserSupportsWebAuthn()) return null;
  return (
    <Stack gap="md">
      <Divider />
      {isOpen ? (
        <AddPasskey onDone={onDone} onCancel={() => setOpen(false)} />
      ) : (
        <>
          <Text>{t('passkeys.due')}</Text>
          <Button
            variant="default"
            leftSection={<IconFingerprint size={18} stroke={1.5} />}
            onClick={() => setOpen(true)}
          >
            {t('passkeys.add')}
          </Button>
        </>
      )}
    </Stack>
  );
}
