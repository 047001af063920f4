import { useText } from '@fachwerk/react/texts';
import { Title } from '@mantine/core';
import type { Franchisee } from '../contract.ts';
import { de } from '../texts/de.ts';
import classes from './franchisee.module.css';
import { useFranchiseeWords } from './use-franchisee-words.ts';

const COMPANY = ['legalName', 'vatId', 'address.street', 'address.postcode', 'address.city', 'phone', 'email'] as const;
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
  const t = useText(de);
  return (
    <>
      <Title order={3}>{t('franchisee.section.data')}</Title>
      <Facts fields={COMPANY} franchisee={franchisee} />
      <Title order={3} className={classes.head ?? ''}>
        {t('franchisee.section.contract')}
      </Title>
      <Facts fields={CONTRACT} franchisee={franchisee} />
    </>
  );
}

function Facts({ fields, franchisee }: { fields: readonly string[]; franchisee: Franchisee }) {
  const words = useFranchiseeWords();
  const known = { ...franchisee, ...prefixed('address', franchisee.address) } as Record<string, unknown>;
  return (
    <dl className={classes.facts}>
      {fields.map((field) => (
        <div key={field}>
          <dt>{words.field(field)}</dt>
          <dd>{words.value(field, known[field])}</dd>
        </div>
      ))}
    </dl>
  );
}

const prefixed = (prefix: string, record: object) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [`${prefix}.${key}`, value]));
