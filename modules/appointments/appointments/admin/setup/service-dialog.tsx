import { centsFromText } from '@fachwerk/base/money';
import { translatedLine, translatedText } from '@fachwerk/base/translated';
import { useChange } from '@fachwerk/react/call';
import { useContractForm } from '@fachwerk/react/contract-form';
import { Dialog } from '@fachwerk/react/dialog';
import { DialogForm } from '@fachwerk/react/dialog-form';
import { HELP_BELOW } from '@fachwerk/react/help-below';
import { notify } from '@fachwerk/react/notice';
import { useText } from '@fachwerk/react/texts';
import { TranslatedFields } from '@fachwerk/react/translated-fields';
import { Checkbox, NativeSelect, SimpleGrid, TextInput } from '@mantine/core';
import * as z from 'zod/mini';
import { type Room, SERVICE_DURATIONS, type Service, setupApi, VAT_RATES } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import {
  addonsFrom,
  ChoiceFields,
  priceText,
  TypedAddon,
  TypedVariant,
  typedAddons,
  typedVariants,
  variantsFrom,
} from './choice-fields.tsx';
import { useDurationLabels } from './duration-words.ts';

const minutes = z.string().check(z.regex(/^\d{1,3}$/, 'field.number'));

/** Form values as typed: money and minutes as text. */
const Typed = z.object({
  name: translatedLine(80),
  description: translatedText(500),
  duration: z.string(),
  before: minutes,
  after: minutes,
  price: z
    .string()
    .check(z.refine((text) => text.trim() === '' || centsFromText(text) !== null, 'field.appointment_price')),
  isPrepaid: z.boolean(),
  vat: z.string(),
  isOnline: z.boolean(),
  roomIds: z.array(z.string()),
  variants: z.array(TypedVariant).check(z.maxLength(12)),
  addons: z.array(TypedAddon).check(z.maxLength(20)),
  isLeisure: z.boolean(),
  isArchived: z.boolean(),
});

type Props = { service: Service | null; rooms: readonly Room[]; onAnother: () => void; onClose: () => void };

export function ServiceDialog({ service, rooms, onAnother, onClose }: Props) {
  const t = useText(adminDe);
  const duration = useDurationLabels();
  const save = useChange(setupApi.saveService, { isQuiet: true });
  const form = useContractForm(Typed, {
    name: service?.name ?? { de: '' },
    description: service?.description ?? {},
    duration: String(service?.durationMinutes ?? 30),
    before: String(service?.beforeMinutes ?? 0),
    after: String(service?.afterMinutes ?? 0),
    price: priceText(service?.priceCents ?? null),
    isPrepaid: service?.isPrepaid ?? false,
    vat: String(service?.vatPercent ?? VAT_RATES[0]),
    isOnline: service?.isOnline ?? true,
    roomIds: service?.roomIds ?? [],
    variants: typedVariants(service?.variants ?? []),
    addons: typedAddons(service?.addons ?? []),
    isLeisure: service?.isLeisure ?? false,
    isArchived: service?.isArchived ?? false,
  });
  const write = (typed: z.infer<typeof Typed>) => {
    const { name, description, isPrepaid, isOnline, roomIds, isLeisure, isArchived } = typed;
    const data = {
      name,
      description,
      isPrepaid,
      isOnline,
      roomIds,
      isLeisure,
      isArchived,
      variants: variantsFrom(typed.variants, service?.variants ?? []),
      addons: addonsFrom(typed.addons, service?.addons ?? []),
      priceCents: centsFromText(typed.price),
      vatPercent: VAT_RATES.find((rate) => String(rate) === typed.vat) ?? VAT_RATES[0],
      durationMinutes: Number(typed.duration),
      beforeMinutes: Number(typed.before),
      afterMinutes: Number(typed.after),
    };
    return save.mutateAsync({ ...(service && { id: service.id }), service: data });
  };
  const hasVariants = form.values.variants.length > 0;
  const chosen = form.values.roomIds;
  const shownRooms = rooms.filter(({ id, isArchived }) => !isArchived || chosen.includes(id));
  return (
    <Dialog title={t(service ? 'appointments.service.edit' : 'appointments.service.add')} size={640} onClose={onClose}>
      <DialogForm
        form={form}
        label={t('appointments.save')}
        onSave={write}
        onSaved={() => notify(t('appointments.saved'))}
        onClose={onClose}
        {...(!service && { onAnother })}
      >
        <TranslatedFields
          form={form}
          values={form.values}
          fields={[
            { name: 'name', label: t('appointments.service.name') },
            { name: 'description', label: t('appointments.service.description'), rows: 3, isOptional: true },
          ]}
        />
        {!hasVariants && (
          <NativeSelect
            label={t('appointments.service.duration')}
            data={SERVICE_DURATIONS.map((each) => ({ value: String(each), label: duration(each) }))}
            {...form.field('duration')}
          />
        )}
        <SimpleGrid cols={2}>
          <TextInput label={t('appointments.service.before')} inputMode="numeric" {...form.field('before')} />
          <TextInput label={t('appointments.service.after')} inputMode="numeric" {...form.field('after')} />
        </SimpleGrid>
        {!hasVariants && (
          <TextInput
            label={t('appointments.service.price')}
            description={t('appointments.service.price_about')}
            {...HELP_BELOW}
            inputMode="decimal"
            {...form.field('price')}
          />
        )}
        {(['variants', 'addons'] as const).map((kind) => (
          <ChoiceFields
            key={kind}
            kind={kind}
            rows={form.values[kind]}
            onChange={(rows) => form.set(kind, rows)}
            errorAt={(path) => form.errors[path]}
            {...(kind === 'variants' && { first: { minutes: form.values.duration, price: form.values.price } })}
          />
        ))}
        {shownRooms.length > 0 && (
          <Checkbox.Group
            label={t('appointments.service.rooms')}
            description={t('appointments.service.rooms_about')}
            value={chosen}
            onChange={(next) => form.set('roomIds', next)}
          >
            {shownRooms.map(({ id, name }) => (
              <Checkbox key={id} value={id} label={name} mt={6} />
            ))}
          </Checkbox.Group>
        )}
        <Checkbox label={t('appointments.service.is_online')} {...form.check('isOnline')} />
        {form.values.isOnline && (
          <Checkbox
            label={t('appointments.service.is_prepaid')}
            description={t('appointments.service.is_prepaid_about')}
            {...form.check('isPrepaid')}
          />
        )}
        <Checkbox
          label={t('appointments.service.is_leisure')}
          description={t('appointments.service.is_leisure_about')}
          {...form.check('isLeisure')}
        />
        {form.values.isPrepaid && (
          <NativeSelect
            label={t('appointments.service.vat')}
            data={VAT_RATES.map((rate) => ({ value: String(rate), label: `${rate} %` }))}
            {...form.field('vat')}
          />
        )}
        {service && <Checkbox label={t('appointments.is_archived')} {...form.check('isArchived')} />}
      </DialogForm>
    </Dialog>
  );
}
