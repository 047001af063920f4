import { Text } from '@mantine/core';
import { IconCloudUpload, IconPlugConnectedX } from '@tabler/icons-react';
import { useText } from '../shell/texts.ts';
import classes from './network-line.module.css';

/** Without a network nothing is missing on the screen; what waits to be sent is counted. */
export function NetworkLine({ isOnline, waiting }: { readonly isOnline: boolean; readonly waiting: number }) {
  const t = useText();
  if (isOnline && waiting === 0) return null;
  const Icon = isOnline ? IconCloudUpload : IconPlugConnectedX;
  const text = isOnline
    ? t('kit.network.sending', { count: waiting })
    : waiting > 0
      ? t('kit.network.waiting', { count: waiting })
      : t('kit.network.offline');
  return (
    <Text size="sm" role="status" className={classes.network ?? ''} data-offline={!isOnline || undefined}>
      <Icon size={18} stroke={1.5} aria-hidden />
      {text}
    </Text>
  );
}
