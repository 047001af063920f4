import { useChange } from '@fachwerk/react/call';
import { Dialog, DialogButtons } from '@fachwerk/react/dialog';
import { notify } from '@fachwerk/react/notice';
import { useText } from '@fachwerk/react/texts';
import { Stack, Text } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { AccessRight, rentalChangeApi } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { isReason, ReasonField } from './reason-field.tsx';

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
  const [reason, setReason] = useState('');
  const change = useChange(endpoint);
  const label = t(`access_rights.action.${name}`);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!isReason(reason)) return;
    if (!(await change.mutateAsync({ id: right.id, reason: reason.trim() }).catch(() => null))) return;
    notify(t(`access_rights.${name}.done`));
    onClose();
  };
  return (
    <Dialog title={label} onClose={onClose}>
      <form onSubmit={submit}>
        <Stack gap="sm">
          <Text size="sm">
            {about ?? t(name === 'restore' ? 'access_rights.restore.about' : 'access_rights.revoke.about')}
          </Text>
          <ReasonField value={reason} onChange={setReason} isFirst />
        </Stack>
        <DialogButtons
          label={label}
          isBusy={change.isPending}
          isReady={isReason(reason)}
          isDanger={isDanger}
          onClose={onClose}
        />
      </form>
    </Dialog>
  );
}
