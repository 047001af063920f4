import type { RentalPhase } from '@fachwerk/active-rentals/contract';
import { StateMark, type StateStyles } from '@fachwerk/react/state-mark';
import { useText } from '@fachwerk/react/texts';
import { useNow } from '@fachwerk/react/time';
import type { AccessRight } from '@fachwerk/rental-changes/contract';
import {
  IconBrush,
  IconCalendarEvent,
  IconCircleCheck,
  IconCircleX,
  IconClockExclamation,
  IconClockOff,
  IconClockPause,
  IconHourglassLow,
  IconKey,
  IconKeyOff,
  IconShoppingCart,
} from '@tabler/icons-react';
import { adminDe } from '../../texts/admin.de.ts';
import classes from './rental-badge.module.css';
import { phaseNow } from './rental-time.ts';

const PHASES: StateStyles<RentalPhase> = {
  held: { icon: IconShoppingCart, tone: 'quiet' },
  ordered: { icon: IconClockPause, tone: 'info' },
  booked: { icon: IconCalendarEvent, tone: 'info' },
  running: { icon: IconKey, tone: 'ok' },
  grace: { icon: IconHourglassLow, tone: 'warn' },
  overrun: { icon: IconClockExclamation, tone: 'danger' },
  ended: { icon: IconCircleCheck, tone: 'quiet' },
  cancelled: { icon: IconCircleX, tone: 'quiet' },
  expired: { icon: IconClockOff, tone: 'quiet' },
};

/** What a rental is at this moment, and what else is to be known before anything is done. */
export function StateMarks({ right }: { right: AccessRight }) {
  const t = useText(adminDe);
  const phase = phaseNow(right, useNow());
  return (
    <span className={`${classes.stack} ${classes.cell}`}>
      <StateMark look={PHASES[phase]}>{t(`access_rights.phase.${phase}`)}</StateMark>
      {right.accessRevokedAt && (
        <StateMark look={{ icon: IconKeyOff, tone: 'danger' }}>{t('access_rights.revoked')}</StateMark>
      )}
      {right.isToCheck && <StateMark look={{ icon: IconBrush, tone: 'info' }}>{t('access_rights.to_check')}</StateMark>}
    </span>
  );
}

/** A box in a cart has no renter yet, and who was erased has no name. */
export function useRenterName(): (right: Pick<AccessRight, 'customerName' | 'customerEmail'>) => string {
  const t = useText(adminDe);
  return ({ customerName, customerEmail }) => customerName || customerEmail || t('access_rights.nobody');
}
