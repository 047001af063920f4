import { useIsOnline } from '@fachwerk/react/connection';
import { useIsLive } from '@fachwerk/react/realtime';
import { useText } from '@fachwerk/react/texts';
import { Tooltip } from '@mantine/core';
import { IconPlugConnectedX } from '@tabler/icons-react';
import { adminDe } from '../../texts/admin.de.ts';
import classes from './wall-live.module.css';

/** Whether what is on screen follows by itself. */
export function LiveMark() {
  const t = useText(adminDe);
  const isHeard = useIsLive();
  const isLive = useIsOnline() && isHeard;
  return (
    <Tooltip label={isLive ? t('wall.live.about') : t('wall.live.off.about')} multiline maw={280}>
      <span className={classes.mark} role="status" data-live={isLive || undefined}>
        {isLive ? (
          <span className={classes.dot} aria-hidden />
        ) : (
          <IconPlugConnectedX size={16} stroke={1.5} aria-hidden />
        )}
        {isLive ? t('wall.live') : t('wall.live.off')}
      </span>
    </Tooltip>
  );
}
