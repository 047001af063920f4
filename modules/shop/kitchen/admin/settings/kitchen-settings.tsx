import { useAsk, useChange } from '@fachwerk/react/call';
import { useContractForm } from '@fachwerk/react/contract-form';
import { Form } from '@fachwerk/react/form';
import { Panel } from '@fachwerk/react/panel';
import { ErrorState, Loading } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import { Anchor, NumberInput, Select, Stack, Switch, Title } from '@mantine/core';
import { Link } from 'react-router';
import { KitchenSettings, kitchenApi } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { PrinterList } from './printer-list.tsx';

/** When somebody is told that nobody accepts, when printers print, and which printers there are. */
export function KitchenSettingsPage() {
  const t = useText(adminDe);
  const asked = useAsk(kitchenApi.settings, {});
  return (
    <Stack gap="md" maw={760}>
      <Anchor component={Link} to="/admin/kitchen">
        {t('kitchen.settings.back')}
      </Anchor>
      <Title order={1}>{t('kitchen.settings.title')}</Title>
      {asked.data ? (
        <WatchForm settings={asked.data} />
      ) : asked.isError ? (
        <ErrorState error={asked.error} onRetry={() => void asked.refetch()} />
      ) : (
        <Loading />
      )}
      <PrinterList />
    </Stack>
  );
}

const PAUSES = ['0', '15', '30', '60'] as const;
const PRINTS_ON = ['accepted', 'new', 'never'] as const;

function WatchForm({ settings }: { readonly settings: KitchenSettings }) {
  const t = useText(adminDe);
  const form = useContractForm(KitchenSettings, settings);
  const save = useChange(kitchenApi.saveSettings, { isQuiet: true });
  const { pauseMinutes, printsOn } = form.values;
  return (
    <Panel isForm>
      <Title order={2} mb="md">
        {t('kitchen.settings.watch')}
      </Title>
      <Form form={form} onSave={(checked) => save.mutateAsync({ settings: checked })}>
        <NumberInput
          label={t('kitchen.settings.minutes')}
          description={t('kitchen.settings.minutes_about')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          min={1}
          max={120}
          allowDecimal={false}
          {...form.field('unacceptedMinutes')}
        />
        <Switch label={t('kitchen.settings.mail')} {...form.check('isMailing')} />
        <Select
          label={t('kitchen.settings.pause')}
          allowDeselect={false}
          data={PAUSES.map((value) => ({ value, label: t(`kitchen.settings.pause.${value}`) }))}
          value={String(pauseMinutes ?? 0)}
          onChange={(value) => form.set('pauseMinutes', (Number(value) || null) as typeof pauseMinutes)}
        />
        <Select
          label={t('kitchen.settings.prints_on')}
          allowDeselect={false}
          data={PRINTS_ON.map((value) => ({ value, label: t(`kitchen.settings.prints_on.${value}`) }))}
          value={printsOn}
          onChange={(value) => form.set('printsOn', value as typeof printsOn)}
        />
      </Form>
    </Panel>
  );
}
