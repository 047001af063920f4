import { useAsk, useChange } from '@fachwerk/react/call';
import { useLiveRefetch } from '@fachwerk/react/live-refetch';
import { notify } from '@fachwerk/react/notice';
import { useMay } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import { formatTime } from '@fachwerk/react/time';
import { Button, Group, Menu, Text } from '@mantine/core';
import { IconChevronDown, IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { type Pause, type PauseLength, shopApi, shopStream } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';

const LENGTHS: readonly PauseLength[] = [15, 30, 60, 'tomorrow'];
/** Minutes of the one tap. */
const USUAL = 30;
const TICK_MS = 1000;

/** One tap stops new orders for a while; the shop opens again by itself, and the countdown says when. */
export function ShopPause() {
  const mayPause = useMay('shop.pause');
  useLiveRefetch({ hints: [shopStream], asks: [shopApi.now] });
  const asked = useAsk(shopApi.now, {});
  const now = useTick();
  const pause = asked.data?.pause;
  if (!asked.data) return null;
  if (pause && pause.until > now) return <Running pause={pause} now={now} mayEnd={mayPause} />;
  if (!mayPause) return null;
  return <Choice />;
}

/** The larger part pauses at once for as long as is usual; the arrow has the other lengths. */
function Choice() {
  const t = useText(adminDe);
  const pause = useChange(shopApi.pause);
  const begin = async (length: PauseLength) => {
    const { pause: begun } = await pause.mutateAsync({ length });
    notify(t('shop.pause.begun', { at: formatTime(begun.until, 'dateTime') }));
  };
  return (
    <Button.Group>
      <Button
        variant="default"
        loading={pause.isPending}
        leftSection={<IconPlayerPause size={16} stroke={1.5} aria-hidden />}
        onClick={() => void begin(USUAL)}
      >
        {t('shop.pause.now', { count: USUAL })}
      </Button>
      <Menu shadow="md" position="bottom-end" keepMounted={false}>
        <Menu.Target>
          <Button variant="default" px={8} aria-label={t('shop.pause')} title={t('shop.pause')}>
            <IconChevronDown size={16} stroke={1.5} aria-hidden />
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>{t('shop.pause.about')}</Menu.Label>
          {LENGTHS.map((length) => (
            <Menu.Item key={length} onClick={() => void begin(length)}>
              {length === 'tomorrow' ? t('shop.pause.tomorrow') : t('shop.pause.minutes', { count: length })}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </Button.Group>
  );
}

type RunningProps = { pause: Pause; now: Date; mayEnd: boolean };

function Running({ pause, now, mayEnd }: RunningProps) {
  const t = useText(adminDe);
  const resume = useChange(shopApi.resume);
  const by = pause.reason === 'unaccepted' ? t('shop.pause.by_house') : t('shop.pause.by', { name: pause.personName });
  return (
    <Group gap="sm" wrap="wrap">
      <Text size="sm" title={by}>
        <IconPlayerPause size={16} stroke={1.5} aria-hidden style={{ verticalAlign: 'text-bottom' }} />{' '}
        {t('shop.pause.running')}{' '}
        <Text component="span" fw={600} className="tabular" role="timer">
          {countdown(pause.until, now)}
        </Text>
      </Text>
      {mayEnd && (
        <Button
          loading={resume.isPending}
          leftSection={<IconPlayerPlay size={16} stroke={1.5} aria-hidden />}
          onClick={() => resume.mutate({})}
        >
          {t('shop.pause.end')}
        </Button>
      )}
    </Group>
  );
}

/** 12:05, or 9:12:05 when it is longer than an hour. */
function countdown(until: Date, now: Date): string {
  const seconds = Math.max(0, Math.ceil((until.getTime() - now.getTime()) / 1000));
  const two = (part: number) => String(part).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** The moment of drawing, drawn again every second. */
function useTick(): Date {
  const [, setTicks] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTicks((ticks) => ticks + 1), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return new Date();
}
