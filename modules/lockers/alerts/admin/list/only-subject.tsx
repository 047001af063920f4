import type { ListState } from '@fachwerk/react/list-state';
import { useText } from '@fachwerk/react/texts';
import { formatDay } from '@fachwerk/react/time';
import { Anchor } from '@mantine/core';
import type { Alert } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { useSubjectName } from '../alert-badge.tsx';
import classes from './only-subject.module.css';

type State = Pick<ListState, 'apply' | 'query'>;

/** Whoever came from a box or a device sees only its alerts, is told so, and gets back to all. */
export function OnlySubject({ alert, state }: { alert: Alert | undefined; state: State }) {
  const t = useText(adminDe);
  const subjectName = useSubjectName();
  const words = alert ? t('alerts.only.subject', { subject: subjectName(alert) }) : t('alerts.only.nothing');
  return <Only words={words} names={['lock', 'controller']} state={state} />;
}

/** Whoever came from a figure sees what was raised in its time. */
export function OnlyDays({ from, to, state }: { from: string | undefined; to: string | undefined; state: State }) {
  const t = useText(adminDe);
  const days = { from: from ? formatDay(from, 'date') : '', to: to ? formatDay(to, 'date') : '' };
  const words = t(!from ? 'alerts.only.until' : to ? 'alerts.only.days' : 'alerts.only.since', days);
  return <Only words={words} names={['from', 'to']} state={state} />;
}

function Only({ words, names, state }: { words: string; names: readonly string[]; state: State }) {
  const t = useText(adminDe);
  const showAll = () => {
    const query = new URLSearchParams(state.query);
    for (const name of names) query.delete(name);
    state.apply(query.toString());
  };
  return (
    <div className={classes.only} role="status">
      {words}
      <Anchor component="button" type="button" onClick={showAll}>
        {t('alerts.only.all')}
      </Anchor>
    </div>
  );
}
