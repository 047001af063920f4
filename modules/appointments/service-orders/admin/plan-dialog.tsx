import { dayOf, HOUSE_ZONE } from '@fachwerk/base/time';
import { useChange } from '@fachwerk/react/call';
import { useContractForm } from '@fachwerk/react/contract-form';
import { DateField } from '@fachwerk/react/date-field';
import { Dialog } from '@fachwerk/react/dialog';
import { DialogForm } from '@fachwerk/react/dialog-form';
import { LIGHT_SELECT } from '@fachwerk/react/light-select';
import { notify } from '@fachwerk/react/notice';
import { useText } from '@fachwerk/react/texts';
import { NumberInput, Select, Text, TextInput } from '@mantine/core';
import * as z from 'zod/mini';
import { MOST_MINUTES, type ServiceOrder, ServicePlan, serviceOrderApi } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';

const NOBODY = '';
const Values = z.object({
  day: z.iso.date('field.date'),
  time: z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'service.time_wrong')),
  minutes: ServicePlan.shape.minutes,
  staffId: z.string(),
});

type Props = {
  service: ServiceOrder;
  staff: readonly { readonly id: string; readonly name: string }[];
  onClose: () => void;
};

/** When, how long, by whom. */
export function PlanDialog({ service, staff, onClose }: Props) {
  const t = useText(adminDe);
  const plan = useChange(serviceOrderApi.plan, { isQuiet: true });
  const form = useContractForm(Values, {
    ...clockOf(service.startsAt ?? new Date()),
    minutes: service.minutes,
    staffId: service.staffId ?? NOBODY,
  });
  const save = ({ day, time, minutes, staffId }: z.infer<typeof Values>) => {
    const startsAt = new Date(
      Temporal.PlainDateTime.from(`${day}T${time}`).toZonedDateTime(HOUSE_ZONE).epochMilliseconds,
    );
    const { orderId, position } = service;
    return plan.mutateAsync({ orderId, position, plan: { startsAt, minutes, staffId: staffId || null } });
  };
  return (
    <Dialog onClose={onClose} title={t('services.plan_title', { title: service.title })}>
      <DialogForm
        form={form}
        label={t('services.save')}
        onSave={save}
        onSaved={() => notify(t('services.saved'))}
        onClose={onClose}
      >
        <Text size="sm" c="dimmed">
          {t('services.plan_for', { number: service.orderNumber, name: service.customerName })}
        </Text>
        <DateField label={t('services.date')} value={form.values.day} onChange={(day) => form.set('day', day)} />
        <TextInput type="time" label={t('services.time')} {...form.field('time')} />
        <NumberInput label={t('services.duration')} min={5} max={MOST_MINUTES} step={5} {...form.field('minutes')} />
        <Select
          {...LIGHT_SELECT}
          label={t('services.staff')}
          data={[
            { value: NOBODY, label: t('services.staff_nobody') },
            ...staff.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          {...form.field('staffId')}
        />
      </DialogForm>
    </Dialog>
  );
}

function clockOf(at: Date): { day: string; time: string } {
  const zoned = Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(HOUSE_ZONE);
  return { day: dayOf(at).toString(), time: zoned.toPlainTime().toString({ smallestUnit: 'minute' }) };
}
