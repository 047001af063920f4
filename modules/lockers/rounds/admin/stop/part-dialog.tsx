import { line } from '@fachwerk/base/schema';
import { useContractForm } from '@fachwerk/react/contract-form';
import { Dialog } from '@fachwerk/react/dialog';
import { DialogForm } from '@fachwerk/react/dialog-form';
import { useText } from '@fachwerk/react/texts';
import { Autocomplete, NumberInput } from '@mantine/core';
import * as z from 'zod/mini';
import { adminDe } from '../../texts/admin.de.ts';

const MOST = 999;
const Values = z.object({ name: line(120, 1), count: z.int().check(z.minimum(1), z.maximum(MOST)) });

type Props = { names: readonly string[]; onSave: (name: string, count: number) => void; onClose: () => void };

/** What was used before is suggested. */
export function PartDialog({ names, onSave, onClose }: Props) {
  const t = useText(adminDe);
  const form = useContractForm(Values, { name: '', count: 1 });
  return (
    <Dialog title={t('rounds.part.add')} onClose={onClose}>
      <DialogForm
        form={form}
        label={t('rounds.part.save')}
        onSave={async ({ name, count }) => onSave(name, count)}
        onClose={onClose}
      >
        <Autocomplete label={t('rounds.part')} data={[...names]} required data-autofocus {...form.field('name')} />
        <NumberInput label={t('rounds.count')} min={1} max={MOST} allowDecimal={false} {...form.field('count')} />
      </DialogForm>
    </Dialog>
  );
}
