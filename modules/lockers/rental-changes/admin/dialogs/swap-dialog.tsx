import { useAsk, useChange } from '@fachwerk/react/call';
import { useContractForm } from '@fachwerk/react/contract-form';
import { Dialog } from '@fachwerk/react/dialog';
import { DialogForm } from '@fachwerk/react/dialog-form';
import { notify } from '@fachwerk/react/notice';
import { ErrorState, Loading } from '@fachwerk/react/states';
import { type Translate, useText } from '@fachwerk/react/texts';
import { Alert, Checkbox, Select, Text } from '@mantine/core';
import * as z from 'zod/mini';
import { type AccessRight, rentalChangeApi } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { isReason, Reason } from './reason.ts';
import { ReasonField } from './reason-field.tsx';

const Values = z.object({ lockId: z.nullable(z.string()), reason: Reason, isFirstBoxDefect: z.boolean() });
type Props = { right: AccessRight; onClose: () => void };
type Box = { readonly lockId: string; readonly number: string; readonly sizeCode: string };

/** Another box of the same location, the best fitting first. */
export function SwapDialog({ right, onClose }: Props) {
  const t = useText(adminDe);
  const asked = useAsk(rentalChangeApi.swapChoices, { id: right.id });
  const swap = useChange(rentalChangeApi.swap, { isQuiet: true });
  const form = useContractForm(Values, { lockId: null, reason: '', isFirstBoxDefect: false });
  const boxes = asked.data?.boxes;
  // Somebody else may have taken the box that was chosen a moment ago.
  const chosen = boxes?.find((box) => box.lockId === form.values.lockId);
  const save = async (values: z.infer<typeof Values>) => {
    const moved = await swap.mutateAsync({ ...values, id: right.id, lockId: chosen?.lockId ?? '' });
    notify(t('access_rights.swap.done', { box: moved.lockNumber }));
  };
  return (
    <Dialog title={t('access_rights.action.swap')} onClose={onClose}>
      {asked.isError && !boxes && <ErrorState error={asked.error} onRetry={() => asked.refetch()} />}
      {asked.isPending && <Loading lines={4} />}
      {boxes?.length === 0 && <Alert color="warn">{t('access_rights.swap.none')}</Alert>}
      {boxes && boxes.length > 0 && (
        <DialogForm
          form={form}
          label={t('access_rights.action.swap')}
          isReady={chosen !== undefined && isReason(form.values.reason)}
          onSave={save}
          onClose={onClose}
        >
          <Text size="sm">{t('access_rights.swap.about')}</Text>
          <Select
            label={t('access_rights.swap.to')}
            placeholder={t('access_rights.swap.choose')}
            data={groupsOf(boxes, right.sizeCode, t)}
            searchable
            required
            data-autofocus
            {...form.field('lockId')}
            value={chosen?.lockId ?? null}
          />
          <ReasonField form={form} />
          <Checkbox
            label={t('access_rights.swap.defect', { box: right.lockNumber })}
            {...form.check('isFirstBoxDefect')}
          />
        </DialogForm>
      )}
    </Dialog>
  );
}

/** The server has sorted them by how well they fit. */
function groupsOf(boxes: readonly Box[], size: string, t: Translate<typeof adminDe>) {
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
