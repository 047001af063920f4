import { useMay, useMaySomewhere } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import {
  IconArrowsExchange,
  IconBrush,
  IconCalendarTime,
  IconCashBanknote,
  IconCashOff,
  IconDoor,
  IconEdit,
  IconFileText,
  IconKey,
  IconKeyOff,
  IconMailDollar,
  IconMailForward,
  IconPlayerStop,
  IconRotateClockwise2,
  type TablerIcon,
} from '@tabler/icons-react';
import type { AccessRight } from '../../contract.ts';
import { whyNotRestore, whyNotRevoke, whyNotSendAccess, whyNotStop, whyNotSwap } from '../../rules/staff-acts.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { useRefusalLabels } from './refusal-words.ts';

export type ActionName =
  | 'open'
  | 'swap'
  | 'dates'
  | 'revoke'
  | 'restore'
  | 'end'
  | 'cancel'
  | 'checked'
  | 'receive'
  | 'sendLink'
  | 'waive'
  | 'refund'
  | 'resend'
  | 'edit'
  | 'evidence';

export type RentalAction = {
  readonly name: ActionName;
  readonly label: string;
  readonly icon: TablerIcon;
  /** Why it cannot be done, in words; null when it can. */
  readonly whyNot: string | null;
  readonly isDanger?: boolean;
};

/** States before anything was paid. */
const UNPAID: readonly AccessRight['state'][] = ['held', 'ordered', 'expired'];

/** Everything that can be done to a rental, the usual first; refused by the same rules as on the server. */
export function useRentalActions(right: AccessRight): readonly RentalAction[] {
  const t = useText(adminDe);
  const words = useRefusalLabels();
  const mayEdit = useMaySomewhere('rentals.edit');
  const mayCheck = useMaySomewhere('rentals.check');
  const mayRefund = useMay('rentals.refund');
  const mayOpen = useMaySomewhere('locks.open');
  const maySettle = useMay('orders.settle');
  const denied = t('access_rights.why.denied');
  const ifEdit = (refusal: string | null) => (mayEdit ? refusal : denied);
  const ifRefund = (refusal: string | null) => (mayRefund ? refusal : denied);
  const action = (name: ActionName, icon: TablerIcon, whyNot: string | null): RentalAction => ({
    name,
    icon,
    whyNot,
    label: t(`access_rights.action.${name}`),
  });
  const isPaid = !UNPAID.includes(right.state) && right.priceCents + right.surchargeCents > 0;
  return [
    action('open', IconDoor, mayOpen ? null : denied),
    action('swap', IconArrowsExchange, ifEdit(words(whyNotSwap(right)))),
    action('dates', IconCalendarTime, ifEdit(words(whyNotMoveDates(right)))),
    right.accessRevokedAt
      ? action('restore', IconKey, ifEdit(words(whyNotRestore(right))))
      : action('revoke', IconKeyOff, ifEdit(words(whyNotRevoke(right)))),
    ...(right.isToCheck ? [action('checked', IconBrush, mayCheck ? null : denied)] : []),
    ...(right.dueCents > 0
      ? [
          action('receive', IconCashBanknote, maySettle ? ifEdit(null) : denied),
          action('sendLink', IconMailDollar, ifEdit(right.customerEmail ? null : t('rental.no_mail_address'))),
        ]
      : []),
    action('waive', IconCashOff, ifRefund(right.dueCents > 0 ? null : words('rental.no_surcharge_due'))),
    action('refund', IconRotateClockwise2, ifRefund(isPaid ? null : t('access_rights.why.nothing_to_refund'))),
    action('resend', IconMailForward, ifEdit(words(whyNotSendAccess(right)))),
    action('edit', IconEdit, ifEdit(null)),
    action('evidence', IconFileText, null),
    {
      ...action(right.state === 'active' || right.state === 'ended' ? 'end' : 'cancel', IconPlayerStop, null),
      whyNot: ifEdit(words(whyNotStop(right))),
      isDanger: true,
    },
  ];
}

/** The state alone decides here; which dates are possible is seen when they are chosen. */
const whyNotMoveDates = ({ state, lockId }: AccessRight) => whyNotSwap({ state, lockId });
