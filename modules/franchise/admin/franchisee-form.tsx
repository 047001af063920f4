import { askKey, useChange } from '@fachwerk/react/call';
import { useContractForm } from '@fachwerk/react/contract-form';
import { Form } from '@fachwerk/react/form';
import { useText } from '@fachwerk/react/texts';
import { useQueryClient } from '@tanstack/react-query';
import { type Franchisee, franchiseApi } from '../contract.ts';
import { whyNotPeriod } from '../rules/contract-period.ts';
import { de } from '../texts/de.ts';
import { Conflict, useConflict } from './franchisee-conflict.tsx';
import { CompanyFields, ContractFields } from './franchisee-fields.tsx';
import { atOwnFields, FranchiseeValues, fieldRefusal, valuesOf } from './franchisee-values.ts';

/** The company and the contract of a franchisee who is there already. */
export function FranchiseeForm({ franchisee }: { franchisee: Franchisee }) {
  const t = useText(de);
  const client = useQueryClient();
  const initial = valuesOf(franchisee);
  const form = useContractForm(FranchiseeValues, initial);
  const save = useChange(franchiseApi.save, { isQuiet: true });
  const conflict = useConflict(form, initial);

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
      {conflict.rows && <Conflict form={form} rows={conflict.rows} onTakeAll={() => void takeTheirs()} />}
      <CompanyFields form={form} values={form.values} />
      <ContractFields form={form} />
    </Form>
  );
}
