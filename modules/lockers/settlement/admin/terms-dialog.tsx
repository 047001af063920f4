import { centsFromText } from '@fachwerk/base/money';
import { basisPointsOf } from '@fachwerk/franchise/rules/share';
import { useAsk, useChange } from '@fachwerk/react/call';
import { useContractForm } from '@fachwerk/react/contract-form';
import { Dialog } from '@fachwerk/react/dialog';
import { DialogForm } from '@fachwerk/react/dialog-form';
import { notify } from '@fachwerk/react/notice';
import { ErrorState, Loading } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import { Group, Text, TextInput } from '@mantine/core';
import * as z from 'zod/mini';
import { type FranchiseeMonth, Month, type SavedTerms, settlementApi, type Terms } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';

type Props = { franchisee: FranchiseeMonth; month: string; onClose: () => void };

/** As many rows as most have; whoever has more gets one more than there are. */
const ROWS = 3;

export function TermsDialog({ franchisee, month, onClose }: Props) {
  const t = useText(adminDe);
  const asked = useAsk(settlementApi.terms, { companyId: franchisee.companyId });
  return (
    <Dialog title={t('settlement.terms.of', { name: franchisee.name })} onClose={onClose}>
      {asked.data ? (
        <TermsForm franchisee={franchisee} month={month} saved={asked.data.terms} onClose={onClose} />
      ) : asked.isError ? (
        <ErrorState error={asked.error} onRetry={() => asked.refetch()} />
      ) : (
        <Loading lines={5} />
      )}
    </Dialog>
  );
}

const amount = z
  .string()
  .check(z.refine((text) => text.trim() === '' || centsFromText(text) !== null, 'field.settlement_amount'));
const share = z
  .string()
  .check(z.refine((text) => text.trim() === '' || (basisPointsOf(text) ?? 10_001) <= 10_000, 'field.settlement_share'));
const typed = (cents: number | undefined) => (cents === undefined ? '' : (cents / 100).toFixed(2).replace('.', ','));

/** Flat names: `from0`, `share0`, `fee0`, `cents0`, … */
function rowsOf<Name extends string, Schema>(count: number, names: readonly Name[], schemaOf: (name: Name) => Schema) {
  return Object.fromEntries(
    Array.from({ length: count }, (_, at) => names.map((name) => [`${name}${at}`, schemaOf(name)] as const)).flat(),
  );
}

function TermsForm({ franchisee, month, saved, onClose }: Props & { saved: readonly SavedTerms[] }) {
  const t = useText(adminDe);
  const save = useChange(settlementApi.saveTerms, { isQuiet: true });
  const known = saved.find(({ validFrom }) => validFrom <= month) ?? saved.at(-1);
  const tiers = known?.tiers ?? [];
  const fees = known?.fees ?? [];
  const [tierRows, feeRows] = [Math.max(ROWS, tiers.length + 1), Math.max(ROWS, fees.length + 1)];
  const Typed = z.object({
    validFrom: Month,
    minimum: amount,
    ...rowsOf(tierRows, ['from', 'share'], (name) => (name === 'from' ? amount : share)),
    ...rowsOf(feeRows, ['fee', 'cents'], (name) => (name === 'fee' ? z.string().check(z.maxLength(80)) : amount)),
  });
  const form = useContractForm(Typed as z.ZodMiniType<Record<string, string>>, {
    validFrom: month,
    minimum: typed(known?.minimumCents ?? 0),
    ...Object.fromEntries(
      Array.from({ length: tierRows }, (_, at) => [
        [`from${at}`, at === 0 ? '0,00' : typed(tiers[at]?.fromCents)],
        [`share${at}`, typed(tiers[at]?.basisPoints)],
      ]).flat(),
    ),
    ...Object.fromEntries(
      Array.from({ length: feeRows }, (_, at) => [
        [`fee${at}`, fees[at]?.name ?? ''],
        [`cents${at}`, typed(fees[at]?.cents)],
      ]).flat(),
    ),
  });
  const write = (values: Record<string, string>) =>
    save.mutateAsync({
      companyId: franchisee.companyId,
      validFrom: values.validFrom ?? month,
      terms: termsOf(values, tierRows, feeRows),
    });
  return (
    <DialogForm
      form={form}
      label={t('kit.save')}
      onSave={write}
      onSaved={() => notify(t('settlement.terms.saved'))}
      onClose={onClose}
    >
      <Text size="sm" c="dimmed">
        {t('settlement.terms.about')}
      </Text>
      <TextInput type="month" label={t('settlement.terms.valid_from')} required {...form.field('validFrom')} />
      {Array.from({ length: tierRows }, (_, at) => (
        <Group key={at} grow align="start">
          <TextInput
            label={t('settlement.terms.tier_from')}
            inputMode="decimal"
            readOnly={at === 0}
            {...form.field(`from${at}`)}
          />
          <TextInput label={t('settlement.terms.tier_share')} inputMode="decimal" {...form.field(`share${at}`)} />
        </Group>
      ))}
      <TextInput label={t('settlement.terms.minimum')} inputMode="decimal" {...form.field('minimum')} />
      {Array.from({ length: feeRows }, (_, at) => (
        <Group key={at} grow align="start">
          <TextInput label={t('settlement.terms.fee_name')} {...form.field(`fee${at}`)} />
          <TextInput label={t('settlement.terms.fee_cents')} inputMode="decimal" {...form.field(`cents${at}`)} />
        </Group>
      ))}
    </DialogForm>
  );
}

/** Rows that were left empty are none. */
function termsOf(values: Readonly<Record<string, string>>, tierRows: number, feeRows: number): Terms {
  const at = (name: string) => values[name]?.trim() ?? '';
  return {
    tiers: Array.from({ length: tierRows }, (_, row) => row)
      .filter((row) => row === 0 || at(`share${row}`) !== '')
      .map((row) => ({
        fromCents: centsFromText(at(`from${row}`)) ?? 0,
        basisPoints: basisPointsOf(at(`share${row}`)) ?? 0,
      })),
    fees: Array.from({ length: feeRows }, (_, row) => row)
      .filter((row) => at(`fee${row}`) !== '')
      .map((row) => ({ name: at(`fee${row}`), cents: centsFromText(at(`cents${row}`)) ?? 0 })),
    minimumCents: centsFromText(at('minimum')) ?? 0,
  };
}
