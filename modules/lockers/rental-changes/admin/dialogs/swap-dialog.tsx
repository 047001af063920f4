import { cents } from '@fachwerk/base/money';
import { useAsk, useChange } from '@fachwerk/react/call';
import { useContractForm } from '@fachwerk/react/contract-form';
import { Dialog } from '@fachwerk/react/dialog';
import { DialogForm } from '@fachwerk/react/dialog-form';
import { formatMoney } from '@fachwerk/react/money';
import { notify } from '@fachwerk/react/notice';
import { ErrorState, Loading } from '@fachwerk/react/states';
import { type Translate, useText } from '@fachwerk/react/texts';
import { Alert, Checkbox, Select, Text } from '@mantine/core';
import * as z from 'zod/mini';
import { type AccessRight, rentalChangeApi } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { DifferenceChoice, type Seen, useSettling } from './difference-choice.tsx';
import { isReason } from './reason.ts';
import { ReasonField } from './reason-field.tsx';
import { labelOf, NOT_SETTLED, settlingFields } from './settling-values.ts';

const Values = z.object({ lockId: z.nullable(z.string()), ...settlingFields, isFirstBoxDefect: z.boolean() });
type Props = { right: AccessRight; onClose: () => void };
type Box = Seen & { readonly lockId: string; readonly number: string; readonly sizeCode: string };

/** Another box of the same location, the best fitting first. */
export function SwapDialog({ right, onClose }: Props) {
  const t = useText(adminDe);
  const asked = useAsk(rentalChangeApi.swapChoices, { id: right.id });
  const swap = useChange(rentalChangeApi.swap, { isQuiet: true });
  const form = useContractForm(Values, { lockId: null, ...NOT_SETTLED, isFirstBoxDefect: false });
  const boxes = asked.data?.boxes;
  // Somebody else may have taken the box that was chosen a moment ago.
  const chosen = boxes?.find((box) => box.lockId === form.values.lockId);
  const seen = chosen ? seenOf(chosen, form.values.isFirstBoxDefect) : null;
  const settled = useSettling(seen, form.values);
  const { settling } = settled;
  const label = t(`access_rights.swap.do.${labelOf(settling)}`, { amount: formatMoney(cents(settling?.cents ?? 0)) });
  const save = async ({ reason, isFirstBoxDefect }: z.infer<typeof Values>) => {
    const wish = { id: right.id, lockId: chosen?.lockId ?? '', reason, isFirstBoxDefect };
    const moved = await swap.mutateAsync({ ...wish, ...(settling && { settling }) });
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
          label={label}
          isReady={chosen !== undefined && settled.isReady && isReason(form.values.reason)}
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
          {seen && <DifferenceChoice form={form} right={right} seen={seen} asked={settled} />}
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

/** Nobody pays more because their box is broken. */
const seenOf = (box: Box, isDefect: boolean): Seen =>
  isDefect && box.differenceCents > 0 ? { ...box, differenceCents: 0 } : box;

/** The server has sorted them by how well they fit. */
function groupsOf(boxes: readonly Box[], size: string, t: Translate<typeof adminDe>) {
  const items = (isSame: boolean) =>
    boxes
      .filter(({ sizeCode }) => (sizeCode === size) === isSame)
      .map(({ lockId, number, sizeCode, differenceCents }) => ({
        value: lockId,
        label: [t('access_rights.swap.box', { box: number, size: sizeCode }), priced(differenceCents)].join(''),
      }));
  return [
    { group: t('access_rights.swap.same_size', { size }), items: items(true) },
    { group: t('access_rights.swap.other_size'), items: items(false) },
  ].filter(({ items: some }) => some.length > 0);
}

const priced = (amount: number) => (amount === 0 ? '' : ` ${amount > 0 ? '+' : ''}${formatMoney(cents(amount))}`);
