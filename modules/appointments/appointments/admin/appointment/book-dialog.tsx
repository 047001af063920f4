import type { Output } from '@fachwerk/base/contract';
import { line, Phone, paragraph } from '@fachwerk/base/schema';
import { addMinutes, dayOf, fieldOfInstant, HOUSE_ZONE, instantFrom, startOfDay } from '@fachwerk/base/time';
import { useAsk, useChange } from '@fachwerk/react/call';
import { useContractForm } from '@fachwerk/react/contract-form';
import { DateField } from '@fachwerk/react/date-field';
import { Dialog } from '@fachwerk/react/dialog';
import { DialogForm } from '@fachwerk/react/dialog-form';
import { HELP_BELOW } from '@fachwerk/react/help-below';
import { notify } from '@fachwerk/react/notice';
import { useText } from '@fachwerk/react/texts';
import { formatDate, formatTime } from '@fachwerk/react/time';
import {
  Button,
  Checkbox,
  Group,
  NativeSelect,
  NumberInput,
  SimpleGrid,
  Text,
  Textarea,
  TextInput,
} from '@mantine/core';
import * as z from 'zod/mini';
import type { setupApi } from '../../contract.ts';
import { appointmentApi, CustomerData, REPEATS } from '../../contract-appointment.ts';
import { chosenFigures, NO_CHOICE, type ServiceChoice } from '../../rules/service-choice.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { useDurationLabels } from '../setup/duration-words.ts';

const Typed = z.object({
  serviceId: z.string(),
  variantId: z.string(),
  addonIds: z.array(z.string()),
  staffId: z.string(),
  startsAt: z.string().check(z.refine((text) => instantFrom(text, HOUSE_ZONE) !== null, 'field.date')),
  name: line(120, 1),
  email: CustomerData.shape.email,
  phone: Phone,
  staffNote: paragraph(1000),
  weeks: z.string(),
  count: z.int().check(z.minimum(2), z.maximum(52)),
});

type Props = {
  setup: Output<typeof setupApi.show>;
  start: { readonly at: Date; readonly staffId?: string | undefined };
  onClose: () => void;
};

/** Staff may book outside working hours, but never a double booking. */
export function BookDialog({ setup, start, onClose }: Props) {
  const t = useText(adminDe);
  const duration = useDurationLabels();
  const book = useChange(appointmentApi.book, { isQuiet: true });
  const services = setup.services.filter(({ isArchived }) => !isArchived);
  const staff = setup.staff.filter(({ isArchived }) => !isArchived);
  const first = staff.find(({ id }) => id === start.staffId) ?? staff[0];
  const form = useContractForm(Typed, {
    serviceId: services.find(({ id }) => first?.serviceIds.includes(id))?.id ?? '',
    variantId: '',
    addonIds: [],
    staffId: first?.id ?? '',
    startsAt: fieldOfInstant(start.at, HOUSE_ZONE),
    name: '',
    email: '',
    phone: '',
    staffNote: '',
    weeks: '',
    count: 4,
  });
  const { serviceId, weeks } = form.values;
  const service = services.find(({ id }) => id === serviceId);
  // What belongs to another service stays behind.
  const variant = service?.variants.find(({ id }) => id === form.values.variantId) ?? service?.variants[0];
  const addonIds = (service?.addons ?? []).map(({ id }) => id).filter((id) => form.values.addonIds.includes(id));
  const choice = { variantId: variant?.id ?? null, addonIds };
  const able = staff.filter(({ serviceIds }) => serviceIds.includes(serviceId));
  const staffId = able.some(({ id }) => id === form.values.staffId) ? form.values.staffId : (able[0]?.id ?? '');
  const write = async (typed: z.infer<typeof Typed>) => {
    const { name, email, phone, staffNote, count } = typed;
    const repeat = REPEATS.find((each) => String(each) === typed.weeks);
    const input = { serviceId, ...choice, staffId, startsAt: instantFrom(typed.startsAt, HOUSE_ZONE)!, staffNote };
    const done = await book.mutateAsync({
      ...input,
      customer: { name, email, phone },
      ...(repeat && { repeat: { weeks: repeat, count } }),
    });
    const days = done.notBooked.map((at) => formatDate(at)).join(', ');
    notify(days ? t('appointments.booked_some', { count: done.ids.length, days }) : t('appointments.booked'));
  };
  return (
    <Dialog title={t('appointments.book')} onClose={onClose}>
      {services.length === 0 || staff.length === 0 ? (
        <Text>{t('appointments.no_service')}</Text>
      ) : (
        <DialogForm
          form={form}
          label={t('appointments.book.save')}
          onSave={write}
          onSaved={() => undefined}
          onClose={onClose}
        >
          <NativeSelect
            label={t('appointments.book.service')}
            data-autofocus
            data={services.map(({ id, name, durationMinutes }) => ({
              value: id,
              label: `${name.de}, ${duration(durationMinutes)}`,
            }))}
            {...form.field('serviceId')}
          />
          {service && service.variants.length > 0 && (
            <NativeSelect
              label={t('appointments.book.variant')}
              data={service.variants.map(({ id, name, durationMinutes }) => ({
                value: id,
                label: `${name.de}, ${duration(durationMinutes)}`,
              }))}
              {...form.field('variantId')}
              value={choice.variantId ?? ''}
            />
          )}
          {service && service.addons.length > 0 && (
            <Checkbox.Group
              label={t('appointments.addons')}
              value={addonIds}
              onChange={(next) => form.set('addonIds', next)}
            >
              {service.addons.map(({ id, name }) => (
                <Checkbox key={id} value={id} label={name.de} mt={6} />
              ))}
            </Checkbox.Group>
          )}
          {service && service.variants.length + service.addons.length > 0 && (
            <Text size="sm" c="dimmed">
              {t('appointments.book.chosen', { duration: duration(chosenFigures(service, choice).durationMinutes) })}
            </Text>
          )}
          <NativeSelect
            label={t('appointments.book.staff')}
            data={able.map(({ id, name }) => ({ value: id, label: name }))}
            {...form.field('staffId')}
            value={staffId}
          />
          <DateField label={t('appointments.book.start')} withTime {...form.field('startsAt')} />
          <FreeTimes
            serviceId={serviceId}
            choice={choice}
            staffId={staffId}
            startsAt={instantFrom(form.values.startsAt, HOUSE_ZONE)}
            onChoose={(at) => form.set('startsAt', fieldOfInstant(at, HOUSE_ZONE))}
          />
          <TextInput label={t('appointments.book.name')} required {...form.field('name')} />
          <SimpleGrid cols={{ base: 1, xs: 2 }}>
            <TextInput
              label={t('appointments.book.email')}
              description={t('appointments.book.email_about')}
              {...HELP_BELOW}
              type="email"
              {...form.field('email')}
            />
            <TextInput label={t('appointments.book.phone')} type="tel" {...form.field('phone')} />
          </SimpleGrid>
          <Textarea label={t('appointments.book.note')} rows={2} {...form.field('staffNote')} />
          <SimpleGrid cols={{ base: 1, xs: 2 }}>
            <NativeSelect
              label={t('appointments.book.repeat')}
              data={[
                { value: '', label: t('appointments.book.repeat.none') },
                ...REPEATS.map((each) => ({
                  value: String(each),
                  label:
                    each === 1
                      ? t('appointments.book.repeat.week')
                      : t('appointments.book.repeat.weeks', { weeks: each }),
                })),
              ]}
              {...form.field('weeks')}
            />
            {weeks !== '' && (
              <NumberInput
                label={t('appointments.book.count')}
                min={2}
                max={52}
                allowDecimal={false}
                {...form.field('count')}
              />
            )}
          </SimpleGrid>
        </DialogForm>
      )}
    </Dialog>
  );
}

const FEW = 8;

type FreeProps = {
  serviceId: string;
  /** Of an appointment to move it is known. */
  choice?: ServiceChoice;
  staffId: string;
  startsAt: Date | null;
  /** The appointment to move: its own time counts as free. */
  exceptId?: string;
  onChoose: (at: Date) => void;
};

/** Free times on the chosen day, from the chosen time on. */
export function FreeTimes({ serviceId, choice = NO_CHOICE, staffId, startsAt, exceptId, onChoose }: FreeProps) {
  const t = useText(adminDe);
  const day = startsAt && startOfDay(dayOf(startsAt));
  const span = day
    ? { from: day, to: startOfDay(dayOf(addMinutes(day, 30 * 60))) }
    : { from: new Date(0), to: new Date(1) };
  const isEnabled = day !== null && serviceId !== '' && staffId !== '';
  const times = useAsk(
    appointmentApi.free,
    { serviceId, ...choice, addonIds: [...choice.addonIds], staffId, ...span, ...(exceptId && { exceptId }) },
    { isEnabled },
  ).data?.times;
  if (!startsAt || !isEnabled || !times) return null;
  if (times.length === 0)
    return (
      <Text size="sm" c="dimmed">
        {t('appointments.book.free_none')}
      </Text>
    );
  const from = Math.max(
    0,
    Math.min(
      times.findIndex((time) => time.startsAt >= startsAt),
      times.length - FEW,
    ),
  );
  return (
    <div>
      <Text size="sm" c="dimmed" mb={4}>
        {t('appointments.book.free')}
      </Text>
      <Group gap={4}>
        {times.slice(from, from + FEW).map((time) => (
          <Button
            key={time.startsAt.getTime()}
            size="compact-sm"
            variant="default"
            onClick={() => onChoose(time.startsAt)}
          >
            {formatTime(time.startsAt, 'time')}
          </Button>
        ))}
      </Group>
    </div>
  );
}
