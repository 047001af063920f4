import { Fact, Facts } from '@fachwerk/react/facts';
import { useText } from '@fachwerk/react/texts';
import { Title } from '@mantine/core';
import type { Franchisee } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';
import classes from './franchisee.module.css';
import { useFranchiseeLabels } from './use-franchisee-words.ts';

const COMPANY = [
  'legalName',
  'legalForm',
  'representedBy',
  'registerCourt',
  'registerNumber',
  'vatId',
  'address.street',
  'address.postcode',
  'address.city',
  'phone',
  'email',
] as const;
const CONTRACT = [
  'contractParty',
  'contractNumber',
  'contractFrom',
  'contractUntil',
  'feeBasisPoints',
  'note',
] as const;

/** For who may look but not change. */
export function FranchiseeFacts({ franchisee }: { franchisee: Franchisee }) {
  const t = useText(adminDe);
  return (
    <>
      <Title order={3}>{t('franchisee.section.data')}</Title>
      <FieldFacts fields={COMPANY} franchisee={franchisee} />
      <Title order={3} className={classes.head ?? ''}>
        {t('franchisee.section.contract')}
      </Title>
      <FieldFacts fields={CONTRACT} franchisee={franchisee} />
    </>
  );
}

function FieldFacts({ fields, franchisee }: { fields: readonly string[]; franchisee: Franchisee }) {
  const words = useFranchiseeLabels();
  const known = { ...franchisee, ...prefixed('address', franchisee.address) } as Record<string, unknown>;
  return (
    <Facts>
      {fields.map((field) => (
        <Fact key={field} name={words.field(field)}>
          {words.value(field, known[field])}
        </Fact>
      ))}
    </Facts>
  );
}

const prefixed = (prefix: string, record: object) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [`${prefix}.${key}`, value]));
