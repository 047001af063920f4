import { cents } from '@fachwerk/base/money';
import { formatMoney } from '@fachwerk/react/money';
import { type Translate, useText } from '@fachwerk/react/texts';
import { formatDateTime, useNow } from '@fachwerk/react/time';
import type { AccessRight } from '@fachwerk/rental-changes/contract';
import { type ActionName, useRentalActions } from '@fachwerk/rental-changes/parts';
import { Button } from '@mantine/core';
import { adminDe } from '../../texts/admin.de.ts';
import { phaseNow } from '../badge/rental-time.ts';
import classes from './drawer.module.css';

type Next = { readonly words: string; readonly action?: ActionName; readonly tone?: 'urgent' | 'waits' };
type Props = { right: AccessRight; onStart: (name: ActionName) => void };

/** What this rental waits for, with the button for it where staff can do it. */
export function NextStep({ right, onStart }: Props) {
  const t = useText(adminDe);
  const { words, action: wanted, tone } = nextOf(right, useNow(), t);
  const action = useRentalActions(right).find(({ name }) => name === wanted);
  return (
    <section
      className={classes.next}
      aria-label={t('access_rights.next')}
      data-urgent={tone === 'urgent' || undefined}
      data-waits={tone === 'waits' || undefined}
    >
      <p>{words}</p>
      {action && action.whyNot === null && (
        <Button onClick={() => onStart(action.name)} leftSection={<action.icon size={16} stroke={1.5} />}>
          {action.label}
        </Button>
      )}
    </section>
  );
}

/** The first thing somebody would have to do wins. */
function nextOf(right: AccessRight, now: Date, t: Translate<typeof adminDe>): Next {
  const amount = formatMoney(cents(right.dueCents));
  const phase = phaseNow(right, now);
  if (right.isToCheck) return { words: t('access_rights.next.to_check'), action: 'checked', tone: 'waits' };
  if (right.accessRevokedAt && right.state !== 'ended') {
    const words = t('access_rights.next.revoked', { reason: right.accessRevokedReason });
    return { words, action: 'restore', tone: 'urgent' };
  }
  if (right.chargeCents > 0 && right.chargeCents === right.dueCents) {
    const sent = right.chargeSentAt && formatDateTime(right.chargeSentAt, right.timeZone);
    const key = sent ? 'access_rights.next.charge_sent' : 'access_rights.next.charge';
    return { words: t(key, { amount, sent: sent ?? '' }), action: 'receive', tone: 'waits' };
  }
  if (right.dueCents > 0) {
    const key = right.state === 'ended' ? 'access_rights.next.ended_due' : 'access_rights.next.overrun';
    return { words: t(key, { amount }), action: 'waive', tone: 'urgent' };
  }
  if (phase === 'overrun') return { words: t('access_rights.next.overrun_free'), tone: 'urgent' };
  const waits = phase === 'grace' || phase === 'ordered' || phase === 'booked';
  return { words: t(`access_rights.next.${phase}`), ...(waits && { tone: 'waits' }) };
}
