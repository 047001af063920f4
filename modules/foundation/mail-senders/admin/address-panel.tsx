import { useChange } from '@fachwerk/react/call';
import { useContractForm } from '@fachwerk/react/contract-form';
import { CopyValue } from '@fachwerk/react/copy-value';
import { Dialog } from '@fachwerk/react/dialog';
import { DialogForm } from '@fachwerk/react/dialog-form';
import { notify } from '@fachwerk/react/notice';
import { StateMark } from '@fachwerk/react/state-mark';
import { useText } from '@fachwerk/react/texts';
import { Ago } from '@fachwerk/react/time';
import { Button, Group, Stack, Text, TextInput, Title } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconCircleDashed } from '@tabler/icons-react';
import { useState } from 'react';
import { OwnAddress, type SenderRecord, type SenderSettings, senderApi } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';

/** The own address by the platform's server, with the records that show whose it is. */
export function AddressPanel({ settings: { address, server } }: { settings: SenderSettings }) {
  const t = useText(adminDe);
  const [isOpen, setOpen] = useState(false);
  return (
    <Stack gap="sm" align="flex-start">
      <Title order={2} size="h3">
        {t('mail_sender.address.title')}
      </Title>
      <Text size="sm" c="dimmed">
        {t('mail_sender.address.about')}
      </Text>
      {address && (
        <>
          <Text fw={500}>{`${address.fromName} <${address.fromAddress}>`}</Text>
          {address.records.map((record) => (
            <OneRecord key={record.purpose} record={record} />
          ))}
          <CheckButton address={address} />
        </>
      )}
      <Button variant={address || server ? 'default' : 'filled'} onClick={() => setOpen(true)}>
        {t(address ? 'mail_sender.address.change' : 'mail_sender.address.set')}
      </Button>
      <Dialog title={t('mail_sender.address.title')} isOpen={isOpen} onClose={() => setOpen(false)}>
        <AddressForm address={address} onClose={() => setOpen(false)} />
      </Dialog>
    </Stack>
  );
}

const LOOKS = {
  ok: { icon: IconCircleCheck, tone: 'ok' },
  missing: { icon: IconAlertTriangle, tone: 'warn' },
  different: { icon: IconAlertTriangle, tone: 'warn' },
  unknown: { icon: IconCircleDashed, tone: 'quiet' },
} as const;

function OneRecord({ record }: { record: SenderRecord }) {
  const t = useText(adminDe);
  const { purpose, state } = record;
  return (
    <Stack gap={4} w="100%">
      <Group gap="xs">
        <Text fw={500}>{t(`mail_sender.record.${purpose}`)}</Text>
        <StateMark look={LOOKS[state]}>{t(`mail_sender.record.${state}`)}</StateMark>
      </Group>
      <CopyValue label={t('mail_sender.record.name')} value={record.name} />
      <CopyValue label={t('mail_sender.record.value')} value={record.value} />
      {purpose === 'spf' && (
        <Text size="sm" c="dimmed">
          {t('mail_sender.record.spf.help')}
        </Text>
      )}
    </Stack>
  );
}

function CheckButton({ address }: { address: NonNullable<SenderSettings['address']> }) {
  const t = useText(adminDe);
  const check = useChange(senderApi.check);
  return (
    <Stack gap={4} align="flex-start">
      <Button variant="default" loading={check.isPending} onClick={() => void check.mutateAsync({}).catch(() => {})}>
        {t('mail_sender.check')}
      </Button>
      <Text size="sm" c="dimmed">
        {address.checkedAt && (
          <>
            {t('mail_sender.checked')} <Ago at={address.checkedAt} />.{' '}
          </>
        )}
        {t('mail_sender.checked.help')}
      </Text>
    </Stack>
  );
}

function AddressForm({ address, onClose }: { address: SenderSettings['address']; onClose: () => void }) {
  const t = useText(adminDe);
  const form = useContractForm(OwnAddress, {
    fromName: address?.fromName ?? '',
    fromAddress: address?.fromAddress ?? '',
  });
  const save = useChange(senderApi.saveAddress, { isQuiet: true });
  return (
    <DialogForm
      form={form}
      label={t('mail_sender.address.save')}
      onSave={(given) => save.mutateAsync(given)}
      onSaved={() => notify(t('mail_sender.address.saved'))}
      onClose={onClose}
    >
      <TextInput label={t('mail_sender.fromName')} autoComplete="off" {...form.field('fromName')} />
      <TextInput
        label={t('mail_sender.fromAddress')}
        type="email"
        inputMode="email"
        autoComplete="off"
        {...form.field('fromAddress')}
      />
    </DialogForm>
  );
}
