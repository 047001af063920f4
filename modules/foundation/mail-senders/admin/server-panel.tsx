import { useChange } from '@fachwerk/react/call';
import { useContractForm } from '@fachwerk/react/contract-form';
import { Dialog } from '@fachwerk/react/dialog';
import { DialogForm } from '@fachwerk/react/dialog-form';
import { Fact, Facts } from '@fachwerk/react/facts';
import { HELP_BELOW } from '@fachwerk/react/help-below';
import { notify } from '@fachwerk/react/notice';
import { SecretField } from '@fachwerk/react/secret-field';
import { useText } from '@fachwerk/react/texts';
import { Ago } from '@fachwerk/react/time';
import { Button, NumberInput, Select, SimpleGrid, Stack, Text, TextInput, Title } from '@mantine/core';
import { useState } from 'react';
import { OwnServer, type SenderSettings, SmtpSecurity, senderApi } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';

/** Nothing the browser should keep, and nothing it may fill in by itself. */
const UNKEPT = { autoComplete: 'off', spellCheck: false } as const;

/** The company's own mail server. What was saved as a secret is not shown again. */
export function ServerPanel({ settings: { server } }: { settings: SenderSettings }) {
  const t = useText(adminDe);
  const [isOpen, setOpen] = useState(false);
  return (
    <Stack gap="sm" align="flex-start">
      <Title order={2} size="h3">
        {t('mail_sender.server.title')}
      </Title>
      <Text size="sm" c="dimmed">
        {t('mail_sender.server.about')}
      </Text>
      {server && (
        <Facts>
          <Fact name={t('mail_sender.now.from')}>{`${server.fromName} <${server.fromAddress}>`}</Fact>
          <Fact name={t('mail_sender.host')}>{`${server.host}:${server.port}`}</Fact>
          <Fact name={t('mail_sender.user')}>{server.user}</Fact>
          <Fact name={t('mail_sender.savedAt')}>
            <Ago at={server.savedAt} />, {server.savedBy}
          </Fact>
          {server.failure && (
            <Fact name={t('mail_sender.failure')}>
              {server.failure.text} (<Ago at={server.failure.at} />)
            </Fact>
          )}
        </Facts>
      )}
      <Button variant="default" onClick={() => setOpen(true)}>
        {t(server ? 'mail_sender.server.change' : 'mail_sender.server.set')}
      </Button>
      <Dialog title={t('mail_sender.server.title')} isOpen={isOpen} onClose={() => setOpen(false)} size="lg" isKept>
        <ServerForm server={server} onClose={() => setOpen(false)} />
      </Dialog>
    </Stack>
  );
}

function ServerForm({ server, onClose }: { server: SenderSettings['server']; onClose: () => void }) {
  const t = useText(adminDe);
  const form = useContractForm(OwnServer, {
    fromName: server?.fromName ?? '',
    fromAddress: server?.fromAddress ?? '',
    host: server?.host ?? '',
    port: server?.port ?? 465,
    security: server?.security ?? 'tls',
    user: server?.user ?? '',
    password: '',
  });
  const save = useChange(senderApi.saveServer, { isQuiet: true });
  return (
    <DialogForm
      form={form}
      label={t('mail_sender.server.save')}
      onSave={(given) => save.mutateAsync(given)}
      onSaved={() => notify(t('mail_sender.server.saved'))}
      onClose={onClose}
    >
      <TextInput label={t('mail_sender.fromName')} {...UNKEPT} {...form.field('fromName')} />
      <TextInput
        label={t('mail_sender.fromAddress')}
        type="email"
        inputMode="email"
        {...UNKEPT}
        {...form.field('fromAddress')}
      />
      <TextInput label={t('mail_sender.host')} {...UNKEPT} {...form.field('host')} />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
        <NumberInput label={t('mail_sender.port')} hideControls allowDecimal={false} {...form.field('port')} />
        <Select
          label={t('mail_sender.security')}
          data={SmtpSecurity.options.map((value) => ({ value, label: t(`mail_sender.security.${value}`) }))}
          allowDeselect={false}
          {...form.field('security')}
        />
      </SimpleGrid>
      <TextInput label={t('mail_sender.user')} {...UNKEPT} {...form.field('user')} />
      <SecretField
        label={t('mail_sender.password')}
        {...HELP_BELOW}
        description={t('mail_sender.password.help')}
        {...UNKEPT}
        {...form.field('password')}
      />
    </DialogForm>
  );
}
