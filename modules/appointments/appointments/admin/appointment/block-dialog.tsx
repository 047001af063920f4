import { line } from '@fachwerk/base/schema';
import { addMinutes, fieldOfInstant, HOUSE_ZONE, instantFrom } from '@fachwerk/base/time';
import { useChange } from '@fachwerk/react/call';
import { useContractForm } from '@fachwerk/react/contract-form';
import { DateField } from '@fachwerk/react/date-field';
import { Dialog } from '@fachwerk/react/dialog';
import { DialogForm } from '@fachwerk/react/dialog-form';
import { notify } from '@fachwerk/react/notice';
import { useText } from '@fachwerk/react/texts';
import { NativeSelect, SimpleGrid, TextInput } from '@mantine/core';
import * as z from 'zod/mini';
import { type Staff, setupApi } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';

const when = z.string().check(z.refine((text) => instantFrom(text, HOUSE_ZONE) !== null, 'field.date'));
const Typed = z.object({ staffId: z.string(), from: when, until: when, reason: line(120) });

/** Blocks a time for one person or for everybody. */
export function BlockDialog({ staff, at, onClose }: { staff: readonly Staff[]; at: Date; onClose: () => void }) {
  const t = useText(adminDe);
  const add = useChange(setupApi.addBlock, { isQuiet: true });
  const form = useContractForm(Typed, {
    staffId: '',
    from: fieldOfInstant(at, HOUSE_ZONE),
    until: fieldOfInstant(addMinutes(at, 60), HOUSE_ZONE),
    reason: '',
  });
  const write = ({ staffId, from, until, reason }: z.infer<typeof Typed>) => {
    const span = { startsAt: instantFrom(from, HOUSE_ZONE)!, endsAt: instantFrom(until, HOUSE_ZONE)! };
    return add.mutateAsync({ block: { ...span, staffId: staffId || null, reason } });
  };
  return (
    <Dialog title={t('appointments.block')} onClose={onClose}>
      <DialogForm
        form={form}
        label={t('appointments.block.save')}
        onSave={write}
        onSaved={() => notify(t('appointments.block.saved'))}
        onClose={onClose}
      >
        <NativeSelect
          label={t('appointments.book.staff')}
          data-autofocus
          data={[
            { value: '', label: t('appointments.block.everybody') },
            ...staff.filter(({ isArchived }) => !isArchived).map(({ id, name }) => ({ value: id, label: name })),
          ]}
          {...form.field('staffId')}
        />
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <DateField label={t('appointments.block.from')} withTime {...form.field('from')} />
          <DateField label={t('appointments.block.until')} withTime {...form.field('until')} />
        </SimpleGrid>
        <TextInput label={t('appointments.block.reason')} {...form.field('reason')} />
      </DialogForm>
    </Dialog>
  );
}
