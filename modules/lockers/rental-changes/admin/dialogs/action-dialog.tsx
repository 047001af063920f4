import { cents } from '@fachwerk/base/money';
import { OpenBoxDialog } from '@fachwerk/openings/parts';
import { formatMoney } from '@fachwerk/react/money';
import { useText } from '@fachwerk/react/texts';
import { type AccessRight, rentalChangeApi } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import type { ActionName } from '../actions/rental-actions.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { DatesDialog } from './dates-dialog.tsx';
import { EditDialog } from './edit-dialog.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import { ReceiveDialog } from './receive-dialog.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import { SwapDialog } from './swap-dialog.tsx';

type Props = { name: ActionName; right: AccessRight; onClose: () => void };

/** The question an action asks before it is done. */
export function ActionDialog({ name, right, onClose }: Props) {
  const t = useText(adminDe);
  const given = { right, onClose };
  switch (name) {
    case 'open':
      return <OpenBoxDialog box={{ id: right.lockId, number: right.lockNumber }} onClose={onClose} />;
    case 'edit':
      return <EditDialog {...given} />;
    case 'dates':
      return <DatesDialog {...given} />;
    case 'swap':
      return <SwapDialog {...given} />;
    case 'receive':
      return <ReceiveDialog {...given} />;
    case 'refund':
      return <RefundDialog {...given} />;
    case 'revoke':
      return <ReasonDialog {...given} endpoint={rentalChangeApi.revoke} name="revoke" isDanger />;
    case 'restore':
      return <ReasonDialog {...given} endpoint={rentalChangeApi.restore} name="restore" />;
    case 'waive': {
      const about = t('access_rights.waive.about', { amount: formatMoney(cents(right.dueCents)) });
      return <ReasonDialog {...given} endpoint={rentalChangeApi.waive} name="waive" about={about} />;
    }
    case 'end': {
      const about = t('access_rights.end.about', { box: right.lockNumber });
      return <ReasonDialog {...given} endpoint={rentalChangeApi.end} name="end" about={about} isDanger />;
    }
    case 'cancel':
      return <CancelDialog {...given} />;
    // Done at once, without a dialog.
    case 'checked':
    case 'resend':
    case 'sendLink':
    case 'evidence':
      return null;
  }
}
