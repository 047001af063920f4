import { useSession } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import { Anchor, Button, Paper, Text } from '@mantine/core';
import { useDisclosure, useLocalStorage } from '@mantine/hooks';
import { IconChevronDown } from '@tabler/icons-react';
import { useId } from 'react';
import { adminDe } from '../texts/admin.de.ts';
import { NEWEST, ReleaseNotes } from './release-notes.tsx';
import classes from './welcome.module.css';

/** Dismissed release notes stay hidden on this device until a newer version. */
export function useReleaseNotes() {
  const userId = useSession()?.user.id ?? 'nobody';
  const [seen, setSeen] = useLocalStorage({
    key: `device.welcome.${userId}`,
    defaultValue: '',
    getInitialValueInEffect: false,
  });
  return { areHidden: seen === NEWEST.version, dismiss: () => setSeen(NEWEST.version), show: () => setSeen('') };
}

/** A collapsed line, because the modules below are more urgent. */
export function Welcome({ onDismiss }: { onDismiss: () => void }) {
  const t = useText(adminDe);
  const notesId = useId();
  const [isUnfolded, unfolded] = useDisclosure(false);
  return (
    <Paper withBorder component="section" className={classes.welcome ?? ''} aria-label={t('welcome.news')}>
      <div className={classes.line}>
        <Text component="span" fw={500} truncate className={classes.title ?? ''}>
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
        <ReleaseNotes />
      </div>
    </Paper>
  );
}
