import type { Output } from '@fachwerk/base/contract';
import { useAsk, useChange } from '@fachwerk/react/call';
import { useContractForm } from '@fachwerk/react/contract-form';
import { Form } from '@fachwerk/react/form';
import { Panel } from '@fachwerk/react/panel';
import { useMay } from '@fachwerk/react/session';
import { ErrorState, Loading } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import { Anchor, List, NumberInput, Select, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { pickupApi } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { PackingFields } from './packing-fields.tsx';
import classes from './pickup-settings.module.css';

type Asked = Output<typeof pickupApi.settings>;

/** How long something may lie in a box, how much room it takes, and which boxes there are. */
export function PickupSettingsPage() {
  const t = useText(adminDe);
  const asked = useAsk(pickupApi.settings, {});
  return (
    <Stack gap="md" maw={860}>
      <Anchor component={Link} to="/admin/pickup">
        {t('pickup.title')}
      </Anchor>
      <Title order={1}>{t('pickup.settings_title')}</Title>
      {asked.data ? (
        <SettingsForm asked={asked.data} />
      ) : asked.isError ? (
        <ErrorState error={asked.error} onRetry={() => void asked.refetch()} />
      ) : (
        <Loading />
      )}
    </Stack>
  );
}

const MINUTES = [
  ['hotMinutes', 'pickup.hot_minutes', 'pickup.food_hint', 5, 1440],
  ['chilledMinutes', 'pickup.chilled_minutes', 'pickup.food_hint', 5, 1440],
  ['remindMinutes', 'pickup.remind_minutes', 'pickup.remind_hint', 5, 10_080],
  ['keepMinutes', 'pickup.keep_minutes', 'pickup.keep_hint', 30, 10_080],
] as const;

const ANYWHERE = 'any';

function SettingsForm({ asked }: { readonly asked: Asked }) {
  const t = useText(adminDe);
  const mayManage = useMay('pickup.manage');
  const { settings, locations, sizes, categories } = asked;
  const form = useContractForm(pickupApi.saveSettings.input, {
    settings,
    packing: categories.map(({ packing }) => packing),
  });
  const save = useChange(pickupApi.saveSettings, { isQuiet: true });
  const { locationId } = form.values.settings;
  return (
    <Panel isForm>
      <Form form={form} onSave={(checked) => save.mutateAsync(checked)}>
        <fieldset disabled={!mayManage} className={classes.fields}>
          <Select
            label={t('pickup.location')}
            allowDeselect={false}
            data={[
              { value: ANYWHERE, label: t('pickup.location.any') },
              ...locations.map(({ id, name, boxes }) => ({
                value: id,
                label: t('pickup.location_of', { name, count: boxes }),
              })),
            ]}
            value={locationId ?? ANYWHERE}
            onChange={(value) =>
              form.set('settings', { ...form.values.settings, locationId: value === ANYWHERE ? null : value })
            }
          />
          <Title order={2}>{t('pickup.limits')}</Title>
          <SimpleGrid cols={{ base: 1, xs: 2 }}>
            {MINUTES.map(([name, label, hint, min, max]) => (
              <NumberInput
                key={name}
                label={t(label)}
                description={t(hint)}
                inputWrapperOrder={['label', 'input', 'description', 'error']}
                suffix={t('pickup.minutes')}
                allowDecimal={false}
                min={min}
                max={max}
                {...form.field(`settings.${name}`)}
              />
            ))}
          </SimpleGrid>
          <Title order={2}>{t('pickup.packing')}</Title>
          <Text size="sm">{t('pickup.packing_text')}</Text>
          <PackingFields
            categories={categories}
            packing={form.values.packing}
            onChange={(packing) => form.set('packing', packing)}
          />
          <Title order={2}>{t('pickup.sizes')}</Title>
          <List size="sm">
            {sizes.map(({ sizeCode, name, volumeMl, boxes }) => (
              <List.Item key={sizeCode}>
                {t('pickup.size_of', { name, litres: Math.round(volumeMl / 1000), count: boxes })}
              </List.Item>
            ))}
          </List>
        </fieldset>
      </Form>
    </Panel>
  );
}
