import { Me } from '@fachwerk/auth/contract';
import { localTime } from '@fachwerk/base/format-time';
import { useSession } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import { formatTime, HOUSE_ZONE, useNow } from '@fachwerk/react/time';
import { Button, Text, Title } from '@mantine/core';
import { IconLayoutGrid, IconSparkles } from '@tabler/icons-react';
import * as z from 'zod/mini';
import { adminDe } from '../texts/admin.de.ts';
import classes from './overview.module.css';
import { partOfDay } from './part-of-day.ts';

const Named = z.pick(Me, { contact: true });

/** Greeting with the date, and the actions of the dashboard. */
export function Greeting({ onCustomize, onNews }: { onCustomize: () => void; onNews?: () => void }) {
  const t = useText(adminDe);
  const now = useNow();
  const person = z.safeParse(Named, useSession()?.user);
  const name = person.success ? person.data.contact.firstName : '';
  return (
    <header className={classes.head}>
      <div>
        <Title order={1} tabIndex={-1} className={classes.heading ?? ''}>
          {t(`dashboard.greeting.${partOfDay(hourOf(now))}`, { name })}
        </Title>
        <Text c="dimmed">{dayOf(now)}</Text>
      </div>
      <div className={classes.actions}>
        {onNews && (
          <Button
            variant="subtle"
            color="gray"
            c="dimmed"
            leftSection={<IconSparkles size={16} stroke={1.5} />}
            onClick={onNews}
          >
            {t('welcome.news')}
          </Button>
        )}
        <Button variant="default" leftSection={<IconLayoutGrid size={16} stroke={1.5} />} onClick={onCustomize}>
          <span className={classes.long}>{t('dashboard.customize')}</span>
          <span className={classes.short}>{t('dashboard.customize.short')}</span>
        </Button>
      </div>
    </header>
  );
}

function hourOf(now: Date): number {
  return Number(localTime(now, HOUSE_ZONE).slice(11, 13));
}

function dayOf(now: Date): string {
  return formatTime(now, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
}
