import { useText } from '@fachwerk/react/texts';
import { formatDate, formatDateTime } from '@fachwerk/react/time';
import { IconArchive } from '@tabler/icons-react';
import { words } from '../words.ts';
import classes from './lock-drawer.module.css';

/** In place of the state, which says nothing about a box that is not in use; a row has room for the day. */
export function ArchivedMark({ at, isRow = false }: { at: Date; isRow?: boolean }) {
  const t = useText(words);
  return (
    <span className={classes.archived} {...(isRow && { title: formatDateTime(at), 'data-row': true })}>
      <IconArchive size={isRow ? 16 : 18} stroke={1.5} aria-hidden />
      {isRow ? t('locks.archived.on', { day: formatDate(at) }) : t('locks.archived.since', { at: formatDateTime(at) })}
    </span>
  );
}
