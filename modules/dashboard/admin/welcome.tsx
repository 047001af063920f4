import { useSession } from '@fachwerk/react/session';
import { say, useText } from '@fachwerk/react/texts';
import { formatDate } from '@fachwerk/react/time';
import { Anchor, Button, Paper, Text, Title } from '@mantine/core';
import { useDisclosure, useLocalStorage } from '@mantine/hooks';
import { IconCheck, IconChevronDown } from '@tabler/icons-react';
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

/** One line that unfolds: what needs somebody stands below, and should be seen first. */
export function Welcome({ onDismiss }: { onDismiss: () => void }) {
  const t = useText(adminDe);
  const notesId = useId();
  const [isUnfolded, unfolded] = useDisclosure(false);
  return (
    <Paper withBorder component="section" className={classes.welcome ?? ''} aria-label={t('welcome.news')}>
      <div className={classes.line}>
        <Text component="span" fw={500} truncate>
          {t('welcome.title')}
        </Text>
        <Anchor
          component="button"
          type="button"
          className={classes.unfold ?? ''}
          aria-expanded={isUnfolded}
          aria-controls={notesId}
          onClick={unfolded.toggle}
        >
          {t('welcome.news')}
          <IconChevronDown size={16} stroke={1.5} aria-hidden />
        </Anchor>
        <Button variant="subtle" color="gray" c="dimmed" size="compact-sm" onClick={onDismiss}>
          {t('dashboard.dismiss')}
        </Button>
      </div>
      <div id={notesId} hidden={!isUnfolded} className={classes.notes}>
        <Notes />
      </div>
    </Paper>
  );
}

function Notes() {
  const t = useText(adminDe);
  const olderId = useId();
  const [areAllShown, all] = useDisclosure(false);
  return (
    <>
      <Text c="dimmed">{t('welcome.intro')}</Text>
      <Title order={2} mt="md">
        {nameOf(NEWEST, t)}
      </Title>
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
    </>
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
