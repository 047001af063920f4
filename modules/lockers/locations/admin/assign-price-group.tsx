import type { PriceGroup } from '@fachwerk/pricing/contract';
import { useChange } from '@fachwerk/react/call';
import { useContractForm } from '@fachwerk/react/contract-form';
import { Dialog } from '@fachwerk/react/dialog';
import { DialogForm } from '@fachwerk/react/dialog-form';
import type { BulkAction } from '@fachwerk/react/list-types';
import { notify } from '@fachwerk/react/notice';
import { useText } from '@fachwerk/react/texts';
import { Select, Text } from '@mantine/core';
import { IconCoinEuro } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import * as z from 'zod/mini';
import { type ListedLocation, locationApi } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';

const Values = z.object({ priceGroupId: z.uuid('field.missing') });

type Question = { readonly locations: readonly ListedLocation[]; answer(isDone: boolean): void };
type Assignment = { readonly action: BulkAction<ListedLocation>; readonly dialog: ReactNode };

/** One price group for all selected locations. */
export function useAssignPriceGroup(groups: readonly PriceGroup[]): Assignment {
  const t = useText(adminDe);
  const [question, setQuestion] = useState<Question | null>(null);
  const answered = (isDone: boolean) => {
    question?.answer(isDone);
    setQuestion(null);
  };
  return {
    action: {
      label: () => t('locations.assign_group'),
      icon: IconCoinEuro,
      run: (locations) => new Promise((answer) => setQuestion({ locations, answer })),
    },
    dialog: question && (
      <Dialog
        onClose={() => answered(false)}
        title={t('locations.assign_group.title', { count: question.locations.length })}
      >
        <AssignmentForm locations={question.locations} groups={groups} onAnswer={answered} />
      </Dialog>
    ),
  };
}

type FormProps = {
  locations: readonly ListedLocation[];
  groups: readonly PriceGroup[];
  onAnswer: (isDone: boolean) => void;
};

function AssignmentForm({ locations, groups, onAnswer }: FormProps) {
  const t = useText(adminDe);
  const assign = useChange(locationApi.assignPriceGroup, { isQuiet: true });
  const form = useContractForm(Values, { priceGroupId: '' });
  const save = async ({ priceGroupId }: z.infer<typeof Values>) => {
    const { changed } = await assign.mutateAsync({ ids: locations.map(({ id }) => id), priceGroupId });
    notify(t('locations.assign_group.done', { count: changed }));
  };
  return (
    <DialogForm form={form} label={t('locations.assign_group')} onSave={save} onClose={onAnswer}>
      <Text>{t('locations.assign_group.about')}</Text>
      <Text c="dimmed" size="xs">
        {locations.map(({ name }) => name.de).join(', ')}
      </Text>
      <Select
        label={t('location.field.priceGroupId')}
        data={groups.map(({ id, name }) => ({ value: id, label: name }))}
        searchable
        allowDeselect={false}
        data-autofocus
        {...form.field('priceGroupId')}
      />
    </DialogForm>
  );
}
