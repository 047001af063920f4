import { useText } from '@fachwerk/react/texts';
import { Ago, formatDate } from '@fachwerk/react/time';
import { Button, Group, Stack, Text } from '@mantine/core';
import { IconKey } from '@tabler/icons-react';
import type { Passkey } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import classes from './passkey-rows.module.css';

type Props = {
  passkeys: readonly Passkey[];
  onRename: (passkey: Passkey) => void;
  onRemove: (passkey: Passkey) => void;
};

export function PasskeyRows({ passkeys, onRename, onRemove }: Props) {
  const t = useText(adminDe);
  return (
    <ul className={classes.rows} aria-label={t('passkeys.list')}>
      {passkeys.map((passkey) => (
        <li key={passkey.id} className={classes.row}>
          <IconKey size={20} stroke={1.5} aria-hidden />
          <Stack gap={2} className={classes.words ?? ''}>
            <Text fw={500}>{passkey.name}</Text>
            <Text size="xs" c="dimmed" component="div">
              {t('passkeys.created', { at: formatDate(passkey.createdAt) })} ·{' '}
              {passkey.lastUsedAt ? (
                <>
                  {t('passkeys.used')} <Ago at={passkey.lastUsedAt} />
                </>
              ) : (
                t('passkeys.unused')
              )}
              {passkey.isSynced && ` · ${t('passkeys.synced')}`}
            </Text>
          </Stack>
          <Group gap="xs" wrap="nowrap">
            <Button
              variant="default"
              size="compact-md"
              aria-label={`${t('passkeys.rename')}: ${passkey.name}`}
              onClick={() => onRename(passkey)}
            >
              {t('passkeys.rename')}
            </Button>
            <Button
              variant="light"
              color="danger"
              size="compact-md"
              aria-label={`${t('passkeys.remove')}: ${passkey.name}`}
              onClick={() => onRemove(passkey)}
            >
              {t('passkeys.remove')}
            </Button>
          </Group>
        </li>
      ))}
    </ul>
  );
}
