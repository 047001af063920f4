import { useText } from '@fachwerk/react/texts';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { adminDe } from '../../texts/admin.de.ts';
import classes from './setup.module.css';

type Props = { name: string; isArchived: boolean; about: ReactNode; onEdit: () => void };

/** A service, staff member or room, with an edit button. */
export function SetupRow({ name, isArchived, about, onEdit }: Props) {
  const t = useText(adminDe);
  return (
    <li className={classes.row}>
      <span className={classes.words}>
        <strong>{name}</strong>
        <span className={classes.about}>
          {isArchived && `${t('appointments.archived')} · `}
          {about}
        </span>
      </span>
      <Button variant="default" size="xs" aria-label={t('appointments.edit_of', { name })} onClick={onEdit}>
        {t('appointments.edit')}
      </Button>
    </li>
  );
}
