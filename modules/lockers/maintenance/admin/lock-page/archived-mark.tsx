import { useText } from '@fachwerk/react/texts';
import { formatDateTime } from '@fachwerk/react/time';
import { IconArchive } from '@tabler/icons-react';
import { words } from '../words.ts';
import classes from './lock-drawer.module.css';

/** In place of the state, which says nothing about a box that is not in use. */
export function ArchivedMark({ at }: { at: Date }) {
  const t = useText(words);
  return (
    <span className={classes.archived}>
      <IconArchive size={18} stroke={1.5} aria-hidden />
      {t('locks.archived.since', { at: formatDateTime(at) })}
    </span>
  );
}
