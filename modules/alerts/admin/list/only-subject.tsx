import type { ListState } from '@fachwerk/react/list-state';
import { useText } from '@fachwerk/react/texts';
import { Anchor } from '@mantine/core';
import type { Alert } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { useSubjectName } from '../alert-look.tsx';
import classes from './only-subject.module.css';

/** Whoever came from a box or a device sees only its alerts, is told so, and gets back to all. */
export function OnlySubject({ alert, state }: { alert: Alert | undefined; state: Pick<ListState, 'apply' | 'query'> }) {
  const t = useText(adminDe);
  const subjectName = useSubjectName();
  const showAll = () => {
    const query = new URLSearchParams(state.query);
    query.delete('lock');
    query.delete('controller');
    state.apply(query.toString());
  };
  return (
    <div className={classes.only} role="status">
      {alert ? t('alerts.only.subject', { subject: subjectName(alert) }) : t('alerts.only.nothing')}
      <Anchor component="button" type="button" onClick={showAll}>
        {t('alerts.only.all')}
      </Anchor>
    </div>
  );
}
