import { useAsk, useChange } from '@fachwerk/react/call';
import { useContractForm } from '@fachwerk/react/contract-form';
import { Dialog } from '@fachwerk/react/dialog';
import { DialogForm } from '@fachwerk/react/dialog-form';
import { notify } from '@fachwerk/react/notice';
import { useText } from '@fachwerk/react/texts';
import { MultiSelect } from '@mantine/core';
import * as z from 'zod/mini';
import type { CustomerTag } from '../../contract-staff.ts';
import { customerTagApi } from '../../contract-tags.ts';
import { adminDe } from '../../texts/admin.de.ts';

const Ids = z.array(z.uuid());
const Both = z.object({ add: Ids, remove: Ids });
const Whole = z.object({ tags: Ids });

type Chosen = readonly { readonly id: string; readonly tags: readonly CustomerTag[] }[];

/** Tags of many customers: some are given, others taken away. Null while nobody has asked. */
export function BulkTags({ rows, onClose }: { rows: Chosen | null; onClose: (isDone: boolean) => void }) {
  const t = useText(adminDe);
  return (
    <Dialog isOpen={rows !== null} onClose={() => onClose(false)} title={t('customers.tags.bulk.title')}>
      {rows && <BulkForm rows={rows} onClose={onClose} />}
    </Dialog>
  );
}

function BulkForm({ rows, onClose }: { rows: Chosen; onClose: (isDone: boolean) => void }) {
  const t = useText(adminDe);
  const data = useTagOptions();
  const assign = useChange(customerTagApi.assign, { isQuiet: true });
  const form = useContractForm(Both, { add: [] as string[], remove: [] as string[] });
  const save = async (given: z.infer<typeof Both>) => {
    const { changed } = await assign.mutateAsync({ customerIds: rows.map(({ id }) => id), ...given });
    notify(t('customers.tags.bulk.done', { count: changed }));
  };
  const worn = new Set(rows.flatMap(({ tags }) => tags.map(({ id }) => id)));
  return (
    <DialogForm form={form} label={t('customers.tags.bulk.go', { count: rows.length })} onSave={save} onClose={onClose}>
      <MultiSelect label={t('customers.tags.bulk.add')} data={data} data-autofocus {...form.field('add')} />
      <MultiSelect
        label={t('customers.tags.bulk.remove')}
        data={data.filter(({ value }) => worn.has(value))}
        {...form.field('remove')}
      />
    </DialogForm>
  );
}

type One = { readonly id: string; readonly tags: readonly CustomerTag[] };

/** Tags of one customer, as they are to be. */
export function CustomerTagsDialog({
  customer,
  isOpen,
  onClose,
}: {
  customer: One;
  isOpen: boolean;
  onClose: () => void;
}) {
  const t = useText(adminDe);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('customers.tags.assign')}>
      {isOpen && <OneForm customer={customer} onClose={onClose} />}
    </Dialog>
  );
}

function OneForm({ customer: { id, tags }, onClose }: { customer: One; onClose: () => void }) {
  const t = useText(adminDe);
  const data = useTagOptions();
  const assign = useChange(customerTagApi.assign, { isQuiet: true });
  const before = tags.map((tag) => tag.id);
  const form = useContractForm(Whole, { tags: before });
  const save = ({ tags: after }: z.infer<typeof Whole>) =>
    assign.mutateAsync({
      customerIds: [id],
      add: after.filter((each) => !before.includes(each)),
      remove: before.filter((each) => !after.includes(each)),
    });
  return (
    <DialogForm form={form} label={t('customers.tags.save')} onSave={save} onClose={onClose}>
      <MultiSelect
        label={t('customers.tags')}
        description={data.length === 0 ? t('customers.tags.first') : undefined}
        data={data}
        searchable
        data-autofocus
        {...form.field('tags')}
      />
    </DialogForm>
  );
}

function useTagOptions() {
  const tags = useAsk(customerTagApi.list, {}).data?.tags ?? [];
  return tags.map(({ id, name }) => ({ value: id, label: name }));
}
