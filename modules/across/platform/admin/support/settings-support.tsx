import { companyStream } from '@fachwerk/companies/contract';
import { SUPPORT_HOURS } from '@fachwerk/companies/contract-tenancy';
import { useAsk, useChange } from '@fachwerk/react/call';
import { Fact, Facts } from '@fachwerk/react/facts';
import { useLiveRefetch } from '@fachwerk/react/live-refetch';
import { notify } from '@fachwerk/react/notice';
import { Panel, PendingPanel } from '@fachwerk/react/panel';
import { useText } from '@fachwerk/react/texts';
import { Ago, formatDateTime } from '@fachwerk/react/time';
import { Button, Group, Radio, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { type SupportSettings, supportApi } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';

/** Einstellungen → Support-Zugang: who is let in, and the way to end it. */
export function SettingsSupport() {
  const t = useText(adminDe);
  const asked = useAsk(supportApi.show, {});
  useLiveRefetch({ hints: [companyStream] });
  const settings = asked.data;
  if (!settings) return <PendingPanel asked={asked} lines={6} />;
  return (
    <Panel>
      <Stack gap="md">
        <Title order={2} size="h3">
          {t('support.title')}
        </Title>
        <Text size="sm" c="dimmed">
          {t('support.about', { operator: settings.operatorName })}
        </Text>
        {settings.access ? <Granted access={settings.access} /> : <GrantForm />}
      </Stack>
    </Panel>
  );
}

function Granted({ access }: { access: NonNullable<SupportSettings['access']> }) {
  const t = useText(adminDe);
  const revoke = useChange(supportApi.revoke);
  const run = async () => {
    await revoke.mutateAsync({});
    notify(t('support.revoked'));
  };
  const { visitors, grantedBy, grantedAt } = access;
  return (
    <Stack gap="md" align="flex-start">
      <Facts>
        <Fact name={t('support.mode')}>{t(`support.mode.${access.mode}`)}</Fact>
        <Fact name={t('support.until')}>{formatDateTime(access.endsAt)}</Fact>
        <Fact name={t('support.grantedBy')}>
          {t('support.grantedBy.value', { name: grantedBy, at: formatDateTime(grantedAt) })}
        </Fact>
        <Fact name={t('support.visitors')}>
          {visitors.length === 0 && t('support.visitors.none')}
          {visitors.map(({ name, at }) => (
            <span key={name + at.getTime()}>
              {name}, <Ago at={at} />{' '}
            </span>
          ))}
        </Fact>
      </Facts>
      <Button color="danger" loading={revoke.isPending} onClick={() => void run().catch(() => {})}>
        {t('support.revoke')}
      </Button>
    </Stack>
  );
}

const MODES = ['read', 'full'] as const;

function GrantForm() {
  const t = useText(adminDe);
  const [mode, setMode] = useState<(typeof MODES)[number]>('read');
  const [hours, setHours] = useState('1');
  const grant = useChange(supportApi.grant);
  const run = async () => {
    await grant.mutateAsync({ mode, hours: Number(hours) });
    notify(t('support.granted'));
  };
  return (
    <Stack gap="md" align="flex-start">
      <Text size="sm">{t('support.nobody')}</Text>
      <Radio.Group label={t('support.mode')} value={mode} onChange={(value) => setMode(value as typeof mode)}>
        <Stack gap="xs" mt="xs">
          {MODES.map((value) => (
            <Radio
              key={value}
              value={value}
              label={t(`support.mode.${value}`)}
              description={t(`support.mode.${value}.about`)}
            />
          ))}
        </Stack>
      </Radio.Group>
      <Radio.Group label={t('support.hours')} value={hours} onChange={setHours}>
        <Group gap="md" mt="xs">
          {SUPPORT_HOURS.map((value) => (
            <Radio key={value} value={String(value)} label={t(`support.hours.${value}`)} />
          ))}
        </Group>
      </Radio.Group>
      <Button loading={grant.isPending} onClick={() => void run().catch(() => {})}>
        {t('support.grant')}
      </Button>
    </Stack>
  );
}
