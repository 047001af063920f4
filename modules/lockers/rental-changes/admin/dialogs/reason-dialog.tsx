import { useChange } from '@fachwerk/react/call';
import { useContractForm } from '@fachwerk/react/contract-form';
import { Dialog } from '@fachwerk/react/dialog';
import { DialogForm } from '@fachwerk/react/dialog-form';
import { notify } from '@fachwerk/react/notice';
import { useText } from '@fachwerk/react/texts';
import { Text } from '@mantine/core';
import * as z from 'zod/mini';
import type { AccessRight, rentalChangeApi } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { isReason, Reason } from './reason.ts';
import { ReasonField } from './reason-field.tsx';

const Values = z.object({ reason: Reason });

type Named = 'revoke' | 'restore' | 'waive' | 'end';
type Props = {
  right: AccessRight;
  onClose: () => void;
  name: Named;
  endpoint: (typeof rentalChangeApi)['revoke' | 'restore' | 'waive' | 'end'];
  about?: string;
  isDanger?: boolean;
};

/** Says what will happen, and wants to know why. */
export function ReasonDialog({ right, onClose, name, endpoint, about, isDanger = false }: Props) {
  const t = useText(adminDe);
  const form = useContractForm(Values, { reason: '' });
  const change = useChange(endpoint, { isQuiet: true });
  const label = t(`access_rights.action.${name}`);
  return (
    <Dialog title={label} onClose={onClose}>
      <DialogForm
        form={form}
        label={label}
        isReady={isReason(form.values.reason)}
        isDanger={isDanger}
        onSave={({ reason }) => change.mutateAsync({ id: right.id, reason })}
        onSaved={() => notify(t(`access_rights.${name}.done`))}
        onClose={onClose}
      >
        <Text size="sm">
          {about ?? t(name === 'restore' ? 'access_rights.restore.about' : 'access_rights.revoke.about')}
        </Text>
        <ReasonField form={form} isFirst />
      </DialogForm>
    </Dialog>
  );
}
