import { useText } from '@fachwerk/react/texts';
import { Ago } from '@fachwerk/react/time';
import { Anchor, Text, Title } from '@mantine/core';
import { IconDeviceLaptop, IconDeviceMobile, IconDeviceTablet } from '@tabler/icons-react';
import { Link } from 'react-router';
import { tilesDe } from '../texts/tiles-de.ts';
import { deviceOf } from './device-name.ts';
import classes from './people-tile.module.css';
import type { Summary } from './people-tile.tsx';

const ICONS = { computer: IconDeviceLaptop, phone: IconDeviceMobile, tablet: IconDeviceTablet } as const;

export function PeopleLatest({ latest, isFull }: { latest: Summary['latest']; isFull: boolean }) {
  const t = useText(tilesDe);
  return (
    <div className={classes.latest}>
      <div className={classes.latestHead}>
        <Title order={isFull ? 2 : 3}>{t('people.latest')}</Title>
        <Anchor component={Link} to="/admin/users">
          {t('people.latest.all')}
        </Anchor>
      </div>
      {latest.length === 0 && <Text c="dimmed">{t('people.latest.none')}</Text>}
      <ul className={classes.rows}>
        {latest.map((signIn) => (
          <SignIn key={signIn.userId} {...signIn} />
        ))}
      </ul>
    </div>
  );
}

function SignIn({ userId, name, at, userAgent }: Summary['latest'][number]) {
  const t = useText(tilesDe);
  const { browser, system, kind } = deviceOf(userAgent);
  const Icon = ICONS[kind];
  const device =
    browser && system ? t('people.device', { browser, system }) : (browser ?? system ?? t('people.device.unknown'));
  return (
    <li className={classes.row}>
      <Icon size={18} stroke={1.5} aria-hidden />
      <div className={classes.who}>
        <Link to={`/admin/users/${userId}`} className={classes.name}>
          {name}
        </Link>
        <Text size="xs" c="dimmed" truncate>
          {device}
        </Text>
      </div>
      <Text component="div" c="dimmed" className={classes.when ?? ''}>
        <Ago at={at} />
      </Text>
    </li>
  );
}
