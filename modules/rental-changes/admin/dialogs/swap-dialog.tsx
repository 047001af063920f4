import { useAsk, useChange } from '@fachwerk/react/call';
import { Dialog, DialogButtons } from '@fachwerk/react/dialog';
import { notify } from '@fachwerk/react/notice';
import { ErrorState, Loading } from '@fachwerk/react/states';
import { type Say, useText } from '@fachwerk/react/texts';
import { Alert, Checkbox, Select, Stack, Text } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { type AccessRight, rentalChangeApi } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { isReason, ReasonField } from './reason-field.tsx';

type Props = { right: AccessRight; onClose: () => void };
type Box = { readonly lockId: string; readonly number: string; readonly sizeCode: string };

/** Another box of the same location, the best fitting first. */
export function SwapDialog({ right, onClose }: Props) {
  const t = useText(adminDe);
  const asked = useAsk(rentalChangeApi.swapChoices, { id: right.id });
  const change = useChange(rentalChangeApi.swap);
  const [lockId, setLockId] = useState<string | null>(null);
  const [reason, setReason] = useState('');
  const [isFirstBoxDefect, setDefect] = useState(false);
  const boxes = asked.data?.boxes;
  // Somebody else may have taken the box that was chosen a moment ago.
  const chosen = boxes?.find((box) => box.lockId === lockId);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!chosen || !isReason(reason)) return;
    const given = { id: right.id, lockId: chosen.lockId, reason: reason.trim(), isFirstBoxDefect };
    const moved = await change.mutateAsync(given).catch(() => null);
    if (!moved) return;
    notify(t('access_rights.swap.done', { box: moved.lockNumber }));
    onClose();
  };
  return (
    <Dialog title={t('access_rights.action.swap')} onClose={onClose}>
      {asked.isError && !boxes && <ErrorState error={asked.error} onRetry={() => asked.refetch()} />}
      {asked.isPending && <Loading lines={4} />}
      {boxes?.length === 0 && <Alert color="warn">{t('access_rights.swap.none')}</Alert>}
      {boxes && boxes.length > 0 && (
        <form onSubmit={submit}>
          <Stack gap="sm">
            <Text size="sm">{t('access_rights.swap.about')}</Text>
            <Select
              label={t('access_rights.swap.to')}
              placeholder={t('access_rights.swap.choose')}
              data={groupsOf(boxes, right.sizeCode, t)}
              value={chosen?.lockId ?? null}
              onChange={setLockId}
              searchable
              required
              data-autofocus
            />
            <ReasonField value={reason} onChange={setReason} />
            <Checkbox
              label={t('access_rights.swap.defect', { box: right.lockNumber })}
              checked={isFirstBoxDefect}
              onChange={(event) => setDefect(event.currentTarget.checked)}
            />
          </Stack>
          <DialogButtons
            label={t('access_rights.action.swap')}
            isBusy={change.isPending}
            isReady={chosen !== undefined && isReason(reason)}
            onClose={onClose}
          />
        </form>
      )}
    </Dialog>
  );
}

/** The server has sorted them by how well they fit. */
function groupsOf(boxes: readonly Box[], size: string, t: Say<typeof adminDe>) {
  const items = (isSame: boolean) =>
    boxes
      .filter(({ sizeCode }) => (sizeCode === size) === isSame)
      .map(({ lockId, number, sizeCode }) => ({
        value: lockId,
        label: t('access_rights.swap.box', { box: number, size: sizeCode }),
      }));
  return [
    { group: t('access_rights.swap.same_size', { size }), items: items(true) },
    { group: t('access_rights.swap.other_size'), items: items(false) },
  ].filter(({ items: some }) => some.length > 0);
}
