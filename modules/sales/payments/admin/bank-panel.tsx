import { companyApi } from '@fachwerk/companies/contract';
import { useAsk, useChange } from '@fachwerk/react/call';
import { useConfirm } from '@fachwerk/react/confirm';
import { useContractForm } from '@fachwerk/react/contract-form';
import { Dialog } from '@fachwerk/react/dialog';
import { DialogForm } from '@fachwerk/react/dialog-form';
import { Fact, Facts } from '@fachwerk/react/facts';
import { HELP_BELOW } from '@fachwerk/react/help-below';
import { notify } from '@fachwerk/react/notice';
import { useMay } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import { Button, Group, Stack, Text, TextInput, Title } from '@mantine/core';
import { useState } from 'react';
import { BankData, ibanInGroups } from '../contract-account.ts';
import { paymentAccountApi, type SavedBankData } from '../contract-settings.ts';
import { adminDe } from '../texts/admin.de.ts';

/** Where customers transfer money to. */
export function BankPanel({ bank }: { bank: SavedBankData | null }) {
  const t = useText(adminDe);
  const confirm = useConfirm();
  const [isOpen, setOpen] = useState(false);
  const company = useAsk(companyApi.own, {}, { isEnabled: useMay('company.read') }).data;
  const remove = useChange(paymentAccountApi.removeBank);
  const onRemove = async () => {
    const question = { title: t('payment_accounts.bank.remove.title'), confirm: t('payment_accounts.bank.remove') };
    if (await confirm({ ...question, text: t('payment_accounts.bank.remove.text'), isDanger: true }))
      await remove.mutateAsync({});
  };
  return (
    <Stack gap="sm">
      <Title order={2} size="h3">
        {t('payment_accounts.bank')}
      </Title>
      <Text size="sm" c="dimmed">
        {t('payment_accounts.bank.about')}
      </Text>
      {bank && (
        <Facts>
          <Fact name={t('payment_accounts.bank.holder')}>{bank.holder}</Fact>
          <Fact name={t('payment_accounts.bank.iban')}>{ibanInGroups(bank.iban)}</Fact>
          <Fact name={t('payment_accounts.bank.bic')}>{bank.bic}</Fact>
          <Fact name={t('payment_accounts.bank.bankName')}>{bank.bankName}</Fact>
        </Facts>
      )}
      <Group gap="xs">
        <Button variant="default" onClick={() => setOpen(true)}>
          {t(bank ? 'payment_accounts.bank.edit' : 'payment_accounts.bank.add')}
        </Button>
        {bank && (
          <Button
            variant="subtle"
            color="danger"
            loading={remove.isPending}
            onClick={() => void onRemove().catch(() => {})}
          >
            {t('payment_accounts.bank.remove')}
          </Button>
        )}
      </Group>
      <Dialog title={t('payment_accounts.bank')} isOpen={isOpen} onClose={() => setOpen(false)}>
        <BankForm bank={bank} usualHolder={company?.legalName || company?.name} onClose={() => setOpen(false)} />
      </Dialog>
    </Stack>
  );
}

type FormProps = { bank: SavedBankData | null; usualHolder: string | undefined; onClose: () => void };

function BankForm({ bank, usualHolder = '', onClose }: FormProps) {
  const t = useText(adminDe);
  const { holder = usualHolder, iban = '', bic = '', bankName = '' } = bank ?? {};
  const form = useContractForm(BankData, { holder, iban: ibanInGroups(iban), bic, bankName });
  const save = useChange(paymentAccountApi.saveBank, { isQuiet: true });
  return (
    <DialogForm
      form={form}
      label={t('kit.save')}
      onSave={(data) => save.mutateAsync(data)}
      onSaved={() => notify(t('payment_accounts.bank.saved'))}
      onClose={onClose}
    >
      <TextInput label={t('payment_accounts.bank.holder')} data-autofocus {...form.field('holder')} />
      <TextInput label={t('payment_accounts.bank.iban')} autoComplete="off" {...form.field('iban')} />
      <TextInput
        label={t('payment_accounts.bank.bic')}
        {...HELP_BELOW}
        description={t('payment_accounts.bank.bic.help')}
        {...form.field('bic')}
      />
      <TextInput label={t('payment_accounts.bank.bankName')} {...form.field('bankName')} />
    </DialogForm>
  );
}
