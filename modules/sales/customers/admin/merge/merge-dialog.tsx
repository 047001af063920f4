import { Dialog } from '@fachwerk/react/dialog';
import { useText } from '@fachwerk/react/texts';
import { useState } from 'react';
import type { CustomerStory } from '../../contract-staff.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { useCustomerName } from '../customer-state.tsx';
import { ChooseDuplicate } from './choose-duplicate.tsx';
import { MergeReview } from './merge-review.tsx';

type Props = { customer: CustomerStory; isOpen: boolean; onClose: () => void };

/** First who it is, then what becomes of both; nothing is done before the second step. */
export function MergeDialog({ customer, isOpen, onClose }: Props) {
  const t = useText(adminDe);
  const name = useCustomerName()(customer);
  const [pair, setPair] = useState<{ keptId: string; otherId: string } | null>(null);
  const close = () => {
    setPair(null);
    onClose();
  };
  return (
    <Dialog isOpen={isOpen} onClose={close} size={780} title={t('customers.merge.title', { name })}>
      {pair ? (
        <MergeReview
          {...pair}
          onSwap={() => setPair({ keptId: pair.otherId, otherId: pair.keptId })}
          onBack={() => setPair(null)}
          onDone={close}
        />
      ) : (
        isOpen && (
          <ChooseDuplicate customer={customer} onChoose={(otherId) => setPair({ keptId: customer.id, otherId })} />
        )
      )}
    </Dialog>
  );
}
