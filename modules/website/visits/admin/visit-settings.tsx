import { useChange } from '@fachwerk/react/call';
import { notify } from '@fachwerk/react/notice';
import { Panel } from '@fachwerk/react/panel';
import { useMay } from '@fachwerk/react/session';
import { ErrorState, Loading } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import { Stack, Switch, Text, Title } from '@mantine/core';
import { type VisitSettings, visitApi } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';

type Asked = {
  readonly data: VisitSettings | undefined;
  readonly isError: boolean;
  readonly error: unknown;
  refetch(): unknown;
};

/** Whether people are counted, and whose wish not to be is followed. A switch is the change. */
export function VisitSettingsPanel({ asked }: { asked: Asked }) {
  const t = useText(adminDe);
  const save = useChange(visitApi.saveSettings);
  const mayManage = useMay('visits.manage');
  const { data } = asked;
  const change = (next: Partial<VisitSettings>) => {
    if (!data) return;
    const { isCounting, honoursSignals } = data;
    save.mutateAsync({ isCounting, honoursSignals, ...next }).then(
      () => {
        notify(t('visits.settings.saved'));
        asked.refetch();
      },
      // Said by `useChange` already.
      () => undefined,
    );
  };
  return (
    <Panel isWide>
      <Title order={2} size="h4" mb="xs">
        {t('visits.settings')}
      </Title>
      {!data && (asked.isError ? <ErrorState error={asked.error} onRetry={() => asked.refetch()} /> : <Loading />)}
      {data && (
        <Stack gap="sm">
          <Switch
            label={t('visits.settings.counting')}
            description={t('visits.settings.counting.about')}
            checked={data.isCounting}
            disabled={!mayManage || save.isPending}
            onChange={({ currentTarget }) => change({ isCounting: currentTarget.checked })}
          />
          <Switch
            label={t('visits.settings.signals')}
            description={t('visits.settings.signals.about')}
            checked={data.honoursSignals}
            disabled={!mayManage || !data.isCounting || save.isPending}
            onChange={({ currentTarget }) => change({ honoursSignals: currentTarget.checked })}
          />
          {!mayManage && (
            <Text size="sm" c="dimmed">
              {t('visits.settings.denied')}
            </Text>
          )}
        </Stack>
      )}
    </Panel>
  );
}
