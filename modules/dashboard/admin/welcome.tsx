import { RaisedFlag } from '@fachwerk/react/drawings';
import { useSession } from '@fachwerk/react/session';
import { say, useText } from '@fachwerk/react/texts';
import { formatDate } from '@fachwerk/react/time';
import { Anchor, Button, Paper, Text, Title } from '@mantine/core';
import { useDisclosure, useLocalStorage } from '@mantine/hooks';
import { IconCheck } from '@tabler/icons-react';
import { useId } from 'react';
import { RELEASES, type Release } from '../rules/releases.ts';
import { adminDe } from '../texts/admin.de.ts';
import classes from './welcome.module.css';

const [NEWEST, ...OLDER] = RELEASES as readonly [Release, ...Release[]];

/** Release notes matter once: dismissed on this device they stay away until there is a newer version. */
export function useReleaseNotes() {
  const userId = useSession()?.user.id ?? 'nobody';
  const [seen, setSeen] = useLocalStorage({
    key: `device.welcome.${userId}`,
    defaultValue: '',
    getInitialValueInEffect: false,
  });
  return { areHidden: seen === NEWEST.version, dismiss: () => setSeen(NEWEST.version), show: () => setSeen('') };
}

export function Welcome({ onDismiss }: { onDismiss: () => void }) {
  const t = useText(adminDe);
  const titleId = useId();
  const olderId = useId();
  const [areAllShown, all] = useDisclosure(false);
  return (
    <Paper withBorder component="section" className={classes.welcome ?? ''} aria-labelledby={titleId}>
      <div className={classes.intro}>
        <div className={classes.drawing}>
          <RaisedFlag />
        </div>
        <Title order={2} id={titleId}>
          {t('welcome.title')}
        </Title>
        <Text c="dimmed">{t('welcome.intro')}</Text>
      </div>
      <div className={classes.notes}>
        <div className={classes.notesHead}>
          <Title order={3}>
            {t('welcome.news')}{' '}
            <Text component="span" inherit c="dimmed" fw={400}>
              {nameOf(NEWEST, t)}
            </Text>
          </Title>
          <Button variant="subtle" color="gray" c="dimmed" size="compact-sm" onClick={onDismiss}>
            {t('dashboard.dismiss')}
          </Button>
        </div>
        <Points release={NEWEST} isNewest />
        <Anchor
          component="button"
          type="button"
          className={classes.toggle ?? ''}
          aria-expanded={areAllShown}
          aria-controls={olderId}
          onClick={all.toggle}
        >
          {areAllShown ? t('welcome.fewer') : t('welcome.older')}
        </Anchor>
        <div id={olderId} hidden={!areAllShown} className={classes.older}>
          {OLDER.map((release) => (
            <div key={release.version}>
              <Title order={3}>{nameOf(release, t)}</Title>
              <Points release={release} />
            </div>
          ))}
        </div>
      </div>
    </Paper>
  );
}

function Points({ release, isNewest = false }: { release: Release; isNewest?: boolean }) {
  return (
    <ul className={classes.points} data-newest={isNewest || undefined}>
      {release.points.map((point) => (
        <li key={point}>
          <IconCheck size={16} stroke={1.5} aria-hidden />
          <span>{say(point)}</span>
        </li>
      ))}
    </ul>
  );
}

function nameOf({ version, on }: Release, t: ReturnType<typeof useText<typeof adminDe>>): string {
  return on ? t('welcome.versionOn', { version, date: formatDate(new Date(on)) }) : t('welcome.version', { version });
}
