import { useAsk } from '@fachwerk/react/call';
import { ErrorState, Loading } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import { Popover, Stack, Switch } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconBell } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { alertApi } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { AlertsTileFirst } from '../tile/alerts-tile-first.tsx';
import { ring, useAlarmSound } from './alarm-sound.ts';
import classes from './bell.module.css';

const FEW = 5;
/** More than a badge can hold is many. */
const MOST = 99;

/** `side`: in the navigation of wide screens. `foot`: in the bottom bar of a phone, with its word. */
export function AlertBell({ place }: { place: 'side' | 'foot' }) {
  const t = useText(adminDe);
  const [isOpen, shown] = useDisclosure(false);
  const { data: counts } = useAsk(alertApi.counts, {});
  const { key } = useLocation();
  useEffect(() => {
    if (key) shown.close();
  }, [key, shown.close]);
  const open = counts?.open ?? 0;
  const isUrgent = (counts?.byPriority.urgent ?? 0) > 0;
  return (
    <Popover
      opened={isOpen}
      onChange={(next) => (next ? shown.open() : shown.close())}
      position={place === 'foot' ? 'top' : 'right-start'}
      width="min(360px, calc(100vw - 32px))"
      middlewares={{ shift: { padding: 16 }, flip: true }}
      trapFocus
      returnFocus
      shadow="md"
      zIndex={250}
    >
      <Popover.Target>
        <button
          type="button"
          className={classes.bell}
          data-place={place}
          aria-label={t('alerts.bell', { count: open })}
          onClick={shown.toggle}
        >
          <IconBell size={place === 'foot' ? 22 : 20} stroke={1.5} aria-hidden />
          {place === 'foot' && <span className={classes.word}>{t('alerts.title')}</span>}
          {open > 0 && (
            <i
              className={classes.count}
              data-count={open > MOST ? `${MOST}+` : open}
              data-urgent={isUrgent || undefined}
              aria-hidden
            />
          )}
        </button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('alerts.title')}>{isOpen && <First />}</Popover.Dropdown>
    </Popover>
  );
}

function First() {
  const t = useText(adminDe);
  const list = useAsk(alertApi.list, { filter: { states: ['open'] } });
  const [isSoundOn, setSound] = useAlarmSound();
  const toggle = (isOn: boolean) => {
    setSound(isOn);
    if (isOn) ring();
  };
  return (
    <Stack gap="md">
      {list.isError && !list.data && <ErrorState error={list.error} onRetry={() => list.refetch()} />}
      {list.isPending && <Loading lines={4} />}
      {list.data && <AlertsTileFirst alerts={list.data.alerts.slice(0, FEW)} size="tile" />}
      <Switch
        checked={isSoundOn}
        onChange={(event) => toggle(event.currentTarget.checked)}
        label={t('alerts.bell.sound')}
      />
    </Stack>
  );
}
