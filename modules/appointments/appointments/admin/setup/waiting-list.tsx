import { useAsk, useChange } from '@fachwerk/react/call';
import { useText } from '@fachwerk/react/texts';
import { formatDate, formatDay } from '@fachwerk/react/time';
import { Button, Text } from '@mantine/core';
import { appointmentApi } from '../../contract-appointment.ts';
import { adminDe } from '../../texts/admin.de.ts';
import classes from './setup.module.css';

/** First come, first served. */
export function WaitingList() {
  const t = useText(adminDe);
  const waiting = useAsk(appointmentApi.waiting, {}).data?.waiting;
  const remove = useChange(appointmentApi.removeWaiting);
  if (waiting?.length === 0) return <Text c="dimmed">{t('appointments.waiting.none')}</Text>;
  return (
    <ul className={classes.rows}>
      {waiting?.map((each) => (
        <li key={each.id} className={classes.row}>
          <span className={classes.words}>
            <strong>{each.name}</strong>
            <span className={classes.about}>
              {[
                each.serviceName,
                each.staffName || t('appointments.waiting.anybody'),
                `${formatDay(each.fromOn)} – ${formatDay(each.untilOn)}`,
                `${t('appointments.waiting.since')} ${formatDate(each.createdAt)}`,
                ...(each.isOffered ? [t('appointments.waiting.offered')] : []),
              ].join(' · ')}
            </span>
          </span>
          <Button
            variant="subtle"
            color="gray"
            size="xs"
            aria-label={t('appointments.waiting.remove_of', { name: each.name })}
            onClick={() => remove.mutate({ id: each.id })}
          >
            {t('appointments.waiting.remove')}
          </Button>
        </li>
      ))}
    </ul>
  );
}
