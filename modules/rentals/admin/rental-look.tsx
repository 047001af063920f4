import { useText } from '@fachwerk/react/texts';
import { useNow } from '@fachwerk/react/time';
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
  type TablerIcon,
} from '@tabler/icons-react';
import type { RentalPhase } from '../contract.ts';
import type { AccessRight } from '../contract-staff.ts';
import { de } from '../texts/de.ts';
import classes from './rental-look.module.css';
import { phaseNow } from './rental-time.ts';

type Look = { readonly icon: TablerIcon; readonly color: string };

const PHASES: Readonly<Record<RentalPhase, Look>> = {
  held: { icon: IconShoppingCart, color: 'var(--fw-quiet)' },
  ordered: { icon: IconClockPause, color: 'var(--fw-info)' },
  booked: { icon: IconCalendarEvent, color: 'var(--fw-info)' },
  running: { icon: IconKey, color: 'var(--fw-ok)' },
  grace: { icon: IconHourglassLow, color: 'var(--fw-warn)' },
  overrun: { icon: IconClockExclamation, color: 'var(--fw-danger)' },
  ended: { icon: IconCircleCheck, color: 'var(--fw-quiet)' },
  cancelled: { icon: IconCircleX, color: 'var(--fw-quiet)' },
  expired: { icon: IconClockOff, color: 'var(--fw-quiet)' },
};

/** Icon and word: never by colour alone. */
function Mark({ look: { icon: Icon, color }, word }: { look: Look; word: string }) {
  return (
    <span className={classes.mark}>
      <Icon size={18} stroke={1.5} color={color} aria-hidden />
      {word}
    </span>
  );
}

/** What a rental is at this moment, and what else is to be known before anything is done. */
export function StateMarks({ right }: { right: AccessRight }) {
  const t = useText(de);
  const phase = phaseNow(right, useNow());
  return (
    <span className={`${classes.stack} ${classes.cell}`}>
      <Mark look={PHASES[phase]} word={t(`access_rights.phase.${phase}`)} />
      {right.accessRevokedAt && (
        <Mark look={{ icon: IconKeyOff, color: 'var(--fw-danger)' }} word={t('access_rights.revoked')} />
      )}
      {right.isToCheck && (
        <Mark look={{ icon: IconBrush, color: 'var(--fw-info)' }} word={t('access_rights.to_check')} />
      )}
    </span>
  );
}

/** A box in a cart has no renter yet, and who was erased has no name. */
export function useRenterName(): (right: Pick<AccessRight, 'customerName' | 'customerEmail'>) => string {
  const t = useText(de);
  return ({ customerName, customerEmail }) => customerName || customerEmail || t('access_rights.nobody');
}
