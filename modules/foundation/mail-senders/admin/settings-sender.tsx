import { useAsk, useChange } from '@fachwerk/react/call';
import { useConfirm } from '@fachwerk/react/confirm';
import { Fact, Facts } from '@fachwerk/react/facts';
import { notify } from '@fachwerk/react/notice';
import { Panel, PendingPanel } from '@fachwerk/react/panel';
import { useText } from '@fachwerk/react/texts';
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { type SenderSettings, senderApi } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';
import { AddressPanel } from './address-panel.tsx';
import { ServerPanel } from './server-panel.tsx';

/** Einstellungen → Absender der E-Mails: how mails leave now, and the two own ways. */
export function SettingsSender() {
  const asked = useAsk(senderApi.show, {});
  const settings = asked.data;
  if (!settings) return <PendingPanel asked={asked} />;
  return (
    <Stack gap="md">
      <Panel>
        <Now settings={settings} />
      </Panel>
      <Panel>
        <AddressPanel settings={settings} />
      </Panel>
      <Panel>
        <ServerPanel settings={settings} />
      </Panel>
    </Stack>
  );
}

function Now({ settings }: { settings: SenderSettings }) {
  const t = useText(adminDe);
  const test = useChange(senderApi.sendTest);
  const send = async () => {
    const { to } = await test.mutateAsync({});
    notify(t('mail_sender.test.sent', { to }));
  };
  const { current, hasPlatformServer } = settings;
  return (
    <Stack gap="sm" align="flex-start">
      <Title order={2} size="h3">
        {t('mail_sender.now')}
      </Title>
      <Facts>
        <Fact name={t('mail_sender.now.from')}>{current.from}</Fact>
        <Fact name={t('mail_sender.now.replyTo')}>{current.replyTo || t('mail_sender.now.replyTo.none')}</Fact>
      </Facts>
      {!hasPlatformServer && !current.isOwn && <Text size="sm">{t('mail_sender.now.resting')}</Text>}
      <Group gap="xs">
        <Button variant="default" loading={test.isPending} onClick={() => void send().catch(() => {})}>
          {t('mail_sender.test')}
        </Button>
        {(settings.address || settings.server) && <RemoveButton />}
      </Group>
    </Stack>
  );
}

function RemoveButton() {
  const t = useText(adminDe);
  const confirm = useConfirm();
  const remove = useChange(senderApi.remove);
  const run = async () => {
    const question = { title: t('mail_sender.remove.title'), text: t('mail_sender.remove.text') };
    if (!(await confirm({ ...question, confirm: t('mail_sender.remove'), isDanger: true }))) return;
    await remove.mutateAsync({});
    notify(t('mail_sender.removed'));
  };
  return (
    <Button variant="subtle" color="danger" loading={remove.isPending} onClick={() => void run().catch(() => {})}>
      {t('mail_sender.remove')}
    </Button>
  );
}
