import { translate, useText } from '@fachwerk/react/texts';
import { formatDate } from '@fachwerk/react/time';
import { Anchor, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconCheck } from '@tabler/icons-react';
import { useId } from 'react';
import { RELEASES, type Release } from '../rules/releases.ts';
import { adminDe } from '../texts/admin.de.ts';
import classes from './welcome.module.css';

const [newest, ...OLDER] = RELEASES as readonly [Release, ...Release[]];
export const NEWEST = newest;

/** Release notes, newest first; older ones expand. */
export function ReleaseNotes() {
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
          <span>{translate(point)}</span>
        </li>
      ))}
    </ul>
  );
}

function nameOf({ version, on }: Release, t: ReturnType<typeof useText<typeof adminDe>>): string {
  return on ? t('welcome.versionOn', { version, date: formatDate(new Date(on)) }) : t('welcome.version', { version });
}
