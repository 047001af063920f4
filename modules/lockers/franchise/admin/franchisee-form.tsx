import { askKey, useChange } from '@fachwerk/react/call';
import { useContractForm } from '@fachwerk/react/contract-form';
import { fieldRefusal } from '@fachwerk/react/field-refusal';
import { Form } from '@fachwerk/react/form';
import { SaveConflict, useConflict } from '@fachwerk/react/save-conflict';
import { useText } from '@fachwerk/react/texts';
import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { Franchisee, franchiseApi } from '../contract.ts';
import { whyNotPeriod } from '../rules/contract-period.ts';
import { adminDe } from '../texts/admin.de.ts';
import { CompanyFields, ContractFields } from './franchisee-fields.tsx';
import { atOwnFields, FranchiseeValues, valuesOf } from './franchisee-values.ts';
import { useFranchiseeLabels } from './use-franchisee-words.ts';

const Newer = z.object({ current: z.omit(Franchisee, { users: true, locations: true }) });

const conflictOptions = {
  code: 'franchisee.changed_meanwhile',
  read: (conflict: unknown) => valuesOf(z.parse(Newer, conflict).current),
  comparable: ({ version: _, ...values }: FranchiseeValues) => values,
};

/** The company and the contract of a franchisee who is there already. */
export function FranchiseeForm({ franchisee }: { franchisee: Franchisee }) {
  const t = useText(adminDe);
  const client = useQueryClient();
  const initial = valuesOf(franchisee);
  const form = useContractForm(FranchiseeValues, initial);
  const save = useChange(franchiseApi.save, { isQuiet: true });
  const conflict = useConflict(form, initial, conflictOptions);
  const words = useFranchiseeLabels();

  const onSave = async (values: FranchiseeValues) => {
    const whyNot = whyNotPeriod(values);
    if (whyNot) throw fieldRefusal('contractUntil', whyNot, t(whyNot));
    await save
      .mutateAsync({ franchisee: { id: franchisee.id, ...values } })
      .catch(conflict.watching(values))
      .catch(atOwnFields);
  };
  const takeTheirs = async () => {
    await client.refetchQueries({ queryKey: askKey(franchiseApi.list) });
    form.discard();
  };
  return (
    <Form form={form} onSave={onSave}>
      {conflict.rows && (
        <SaveConflict
          form={form}
          rows={conflict.rows}
          fieldWords={words.field}
          valueWords={words.value}
          onTakeTheirs={() => void takeTheirs()}
        />
      )}
      <CompanyFields form={form} values={form.values} />
      <ContractFields form={form} />
    </Form>
  );
}
