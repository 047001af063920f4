import { centsFromText } from '@fachwerk/base/money';
import { line, paragraph } from '@fachwerk/base/schema';
import { useChange } from '@fachwerk/react/call';
import { useContractForm } from '@fachwerk/react/contract-form';
import { Dialog } from '@fachwerk/react/dialog';
import { DialogForm } from '@fachwerk/react/dialog-form';
import { HELP_BELOW } from '@fachwerk/react/help-below';
import { notify } from '@fachwerk/react/notice';
import { useText } from '@fachwerk/react/texts';
import { Checkbox, Textarea, TextInput } from '@mantine/core';
import * as z from 'zod/mini';
import { type Project, timeLogApi } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';

const amount = (isOptional: boolean) =>
  z
    .string()
    .check(z.refine((text) => (isOptional && text.trim() === '') || centsFromText(text) !== null, 'field.time_amount'));

/** As it is typed: money as people write it. */
const Typed = z.object({
  name: line(80, 1),
  description: paragraph(500),
  budget: amount(true),
  rate: amount(false),
  isClosed: z.boolean(),
});

const shown = (cents: number | null) => (cents === null ? '' : (cents / 100).toFixed(2).replace('.', ','));

export function ProjectDialog({ project, onClose }: { project: Project | null; onClose: () => void }) {
  const t = useText(adminDe);
  const add = useChange(timeLogApi.addProject, { isQuiet: true });
  const save = useChange(timeLogApi.saveProject, { isQuiet: true });
  const form = useContractForm(Typed, {
    name: project?.name ?? '',
    description: project?.description ?? '',
    budget: shown(project?.budgetMonthlyCents ?? null),
    rate: shown(project?.hourlyRateCents ?? null),
    isClosed: project?.isClosed ?? false,
  });
  const write = ({ name, description, budget, rate, isClosed }: z.infer<typeof Typed>) => {
    const amounts = { budgetMonthlyCents: centsFromText(budget) || null, hourlyRateCents: centsFromText(rate) ?? 0 };
    const data = { name, description, ...amounts };
    return project
      ? save.mutateAsync({ project: { ...data, id: project.id, isClosed } })
      : add.mutateAsync({ project: data });
  };
  return (
    <Dialog title={t(project ? 'time_project.edit' : 'time_project.add')} onClose={onClose}>
      <DialogForm
        form={form}
        label={t('time_project.save')}
        onSave={write}
        onSaved={() => notify(t('time_project.saved'))}
        onClose={onClose}
      >
        <TextInput label={t('time_project.name')} data-autofocus required {...form.field('name')} />
        <Textarea label={t('time_project.description')} rows={3} {...form.field('description')} />
        <TextInput
          label={t('time_project.rate')}
          description={t('time_project.rate_about')}
          {...HELP_BELOW}
          inputMode="decimal"
          required
          {...form.field('rate')}
        />
        <TextInput
          label={t('time_project.budget')}
          description={t('time_project.budget_about')}
          {...HELP_BELOW}
          inputMode="decimal"
          {...form.field('budget')}
        />
        {project && <Checkbox label={t('time_project.closed')} {...form.check('isClosed')} />}
      </DialogForm>
    </Dialog>
  );
}
