import { addDays, dayOf, startOfDay } from '@fachwerk/base/time';
import { useAddress } from '@fachwerk/react/address';
import { useAsk } from '@fachwerk/react/call';
import { DateField, isDateText } from '@fachwerk/react/date-field';
import { Empty, ErrorState, Loading } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import { Group, Select, Stack, Text, Title } from '@mantine/core';
import { useMemo, useState } from 'react';
import { type ServiceOrder, serviceOrderApi } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';
import { PlanDialog } from './plan-dialog.tsx';
import { ServiceTable } from './service-table.tsx';

const ALL = '';
/** What one looks ahead, unless asked for. */
const DAYS_AHEAD = 13;

/** What is to be done for whom, when and by whom. The address holds the days and the person. */
export function ServiceList() {
  const t = useText(adminDe);
  const [search, change] = useAddress();
  const [planned, setPlanned] = useState<ServiceOrder | null>(null);
  const today = dayOf(new Date());
  const dayIn = (name: string, usual: string) => {
    const asked = search.get(name) ?? '';
    return isDateText(asked) ? asked : usual;
  };
  const from = dayIn('from', today.toString());
  const to = dayIn('to', today.add({ days: DAYS_AHEAD }).toString());
  const staffId = search.get('staff') ?? ALL;
  const input = useMemo(
    () => ({
      from: startOfDay(Temporal.PlainDate.from(from)),
      to: addDays(startOfDay(Temporal.PlainDate.from(to)), 1),
      ...(staffId !== ALL && { staffId }),
    }),
    [from, to, staffId],
  );
  const asked = useAsk(serviceOrderApi.list, input, { keepPrevious: true });
  const choose = (name: string, value: string) => change({ [name]: value }, true);
  const { services = [], staff = [] } = asked.data ?? {};
  const parts = [
    ['unplanned', services.filter(({ isPlanned }) => !isPlanned)],
    ['planned', services.filter(({ isPlanned }) => isPlanned)],
  ] as const;
  return (
    <Stack gap="md">
      <div>
        <Title order={1}>{t('services.title')}</Title>
        <Text size="sm" c="dimmed">
          {t('services.about')}
        </Text>
      </div>
      <Group align="end" gap="sm">
        <DateField isFilter label={t('services.from')} value={from} onChange={(day) => choose('from', day)} />
        <DateField isFilter label={t('services.to')} value={to} onChange={(day) => choose('to', day)} />
        <Select
          label={t('services.staff')}
          allowDeselect={false}
          data={[
            { value: ALL, label: t('services.staff_all') },
            ...staff.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={staffId}
          onChange={(next) => choose('staff', next ?? ALL)}
        />
      </Group>
      {asked.isPending && <Loading lines={8} />}
      {asked.isError && !asked.data && <ErrorState error={asked.error} onRetry={() => asked.refetch()} />}
      {asked.data && services.length === 0 && <Empty title={t('services.empty')} text={t('services.empty_about')} />}
      {parts
        .filter(([, some]) => some.length > 0)
        .map(([name, some]) => (
          <section key={name}>
            <Title order={2} size="h4" mb="xs">
              {t(`services.${name}`)}
            </Title>
            <ServiceTable services={some} onPlan={setPlanned} />
          </section>
        ))}
      {planned && <PlanDialog service={planned} staff={staff} onClose={() => setPlanned(null)} />}
    </Stack>
  );
}
