import { useChange } from '@fachwerk/react/call';
import { useContractForm } from '@fachwerk/react/contract-form';
import { Dialog } from '@fachwerk/react/dialog';
import { DialogForm } from '@fachwerk/react/dialog-form';
import { notify } from '@fachwerk/react/notice';
import { useText } from '@fachwerk/react/texts';
import { NumberInput, Select, SimpleGrid, Text, TextInput } from '@mantine/core';
import { Chart, dayReportApi, LedgerAccounts, LedgerSettings } from '../contract.ts';
import { USUAL_ACCOUNTS } from '../rules/ledger.ts';
import { adminDe } from '../texts/admin.de.ts';

type Props = { settings: LedgerSettings | null; onClose: () => void };

const ACCOUNTS = Object.keys(LedgerAccounts.shape) as (keyof LedgerAccounts)[];
const FIRST = { chart: 'skr03', consultantNumber: 1001, clientNumber: 1, accounts: USUAL_ACCOUNTS.skr03 } as const;

/** The numbers that the tax adviser knows the company by, and where it books to; the charts bring their usual accounts. */
export function LedgerDialog({ settings, onClose }: Props) {
  const t = useText(adminDe);
  const save = useChange(dayReportApi.saveLedger, { isQuiet: true });
  const { chart, consultantNumber, clientNumber, accounts } = settings ?? FIRST;
  const form = useContractForm(LedgerSettings, { chart, consultantNumber, clientNumber, accounts: { ...accounts } });
  const chooseChart = (value: string | null) => {
    const chosen = Chart.options.find((each) => each === value);
    if (!chosen) return;
    form.set('chart', chosen);
    form.set('accounts', { ...USUAL_ACCOUNTS[chosen] });
  };
  return (
    <Dialog onClose={onClose} title={t('ledger.settings')}>
      <DialogForm
        form={form}
        label={t('ledger.save')}
        onSave={(values) => save.mutateAsync(values)}
        onSaved={() => notify(t('ledger.saved'))}
        onClose={onClose}
      >
        <Text size="sm">{t('ledger.settings_about')}</Text>
        <SimpleGrid cols={2}>
          <NumberInput label={t('ledger.consultant')} hideControls data-autofocus {...form.field('consultantNumber')} />
          <NumberInput label={t('ledger.client')} hideControls {...form.field('clientNumber')} />
        </SimpleGrid>
        <Select
          label={t('ledger.chart')}
          data={Chart.options.map((value) => ({ value, label: t(`ledger.chart.${value}`) }))}
          allowDeselect={false}
          {...form.field('chart')}
          onChange={chooseChart}
        />
        <SimpleGrid cols={2}>
          {ACCOUNTS.map((name) => (
            <TextInput
              key={name}
              label={t(`ledger.account.${name}`)}
              inputMode="numeric"
              {...form.field(`accounts.${name}`)}
            />
          ))}
        </SimpleGrid>
      </DialogForm>
    </Dialog>
  );
}
