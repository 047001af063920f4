import type { Output } from '@fachwerk/base/contract';
import { deviceOf } from '@fachwerk/base/device-name';
import { useText } from '@fachwerk/react/texts';
import type { TileProps } from '@fachwerk/react/tile';
import { TileHead, TileRow, TileRows } from '@fachwerk/react/tile-parts';
import { Ago } from '@fachwerk/react/time';
import { Text } from '@mantine/core';
import { IconDeviceLaptop, IconDeviceMobile, IconDeviceTablet } from '@tabler/icons-react';
import type { userApi } from '../../contract.ts';
import { adminTilesDe } from '../../texts/admin-tiles.de.ts';

type Summary = Output<typeof userApi.summary>;

const ICONS = { computer: IconDeviceLaptop, phone: IconDeviceMobile, tablet: IconDeviceTablet } as const;

export function PeopleLatest({ latest, size }: { latest: Summary['latest']; size: TileProps['size'] }) {
  const t = useText(adminTilesDe);
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
  const t = useText(adminTilesDe);
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
