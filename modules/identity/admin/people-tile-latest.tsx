import { useText } from '@fachwerk/react/texts';
import type { TileProps } from '@fachwerk/react/tile';
import { TileHead, TileRow, TileRows } from '@fachwerk/react/tile-parts';
import { Ago } from '@fachwerk/react/time';
import { Text } from '@mantine/core';
import { IconDeviceLaptop, IconDeviceMobile, IconDeviceTablet } from '@tabler/icons-react';
import { tilesDe } from '../texts/tiles-de.ts';
import { deviceOf } from './device-name.ts';
import type { Summary } from './people-tile.tsx';

const ICONS = { computer: IconDeviceLaptop, phone: IconDeviceMobile, tablet: IconDeviceTablet } as const;

export function PeopleLatest({ latest, size }: { latest: Summary['latest']; size: TileProps['size'] }) {
  const t = useText(tilesDe);
  return (
    <div>
      <TileHead size={size} title={t('people.latest')} to="/admin/users" all={t('people.latest.all')} />
      {latest.length === 0 && <Text c="dimmed">{t('people.latest.none')}</Text>}
      <TileRows>
        {latest.map((signIn) => (
          <SignIn key={signIn.userId} {...signIn} />
        ))}
      </TileRows>
    </div>
  );
}

function SignIn({ userId, name, at, userAgent }: Summary['latest'][number]) {
  const t = useText(tilesDe);
  const { browser, system, kind } = deviceOf(userAgent);
  const device =
    browser && system ? t('people.device', { browser, system }) : (browser ?? system ?? t('people.device.unknown'));
  return (
    <TileRow
      icon={ICONS[kind]}
      to={`/admin/users/${userId}`}
      about={device}
      beside={
        <Text component="span" c="dimmed">
          <Ago at={at} />
        </Text>
      }
    >
      {name}
    </TileRow>
  );
}
