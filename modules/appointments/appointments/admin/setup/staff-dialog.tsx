import type { Output } from '@fachwerk/base/contract';
import { line } from '@fachwerk/base/schema';
import { WEEKDAYS } from '@fachwerk/base/time';
import { MediaField } from '@fachwerk/media/parts';
import { OpeningHours } from '@fachwerk/opening-hours/contract';
import { WeekHours } from '@fachwerk/opening-hours/parts';
import { useChange } from '@fachwerk/react/call';
import { useContractForm } from '@fachwerk/react/contract-form';
import { Dialog } from '@fachwerk/react/dialog';
import { DialogForm } from '@fachwerk/react/dialog-form';
import { HELP_BELOW } from '@fachwerk/react/help-below';
import { notify } from '@fachwerk/react/notice';
import { useMay } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import { Checkbox, Fieldset, NativeSelect, TextInput } from '@mantine/core';
import * as z from 'zod/mini';
import { type Staff, setupApi } from '../../contract.ts';
import { hoursOfWeek, weekOfHours } from '../../rules/hours-text.ts';
import { adminDe } from '../../texts/admin.de.ts';

const Typed = z.object({
  name: line(80, 1),
  userId: z.string(),
  week: OpeningHours.shape.weekly,
  serviceIds: z.array(z.string()),
  role: line(60),
  pictureId: z.nullable(z.string()),
  isOnline: z.boolean(),
  isArchived: z.boolean(),
});
type Typed = z.infer<typeof Typed>;

const USUAL_HOURS = WEEKDAYS.slice(0, 5).map((each) => ({ day: each, from: '09:00', until: '18:00' }));

type Props = { staff: Staff | null; setup: Output<typeof setupApi.show>; onClose: () => void };

export function StaffDialog({ staff, setup: { services, people, staff: known }, onClose }: Props) {
  const t = useText(adminDe);
  const maySeeMedia = useMay('media.read');
  const save = useChange(setupApi.saveStaff, { isQuiet: true });
  const offered = services.filter(({ id, isArchived }) => !isArchived || staff?.serviceIds.includes(id));
  // Somebody new works as the one before, or as most do: whoever has no hours cannot be booked.
  const usual = known.find(({ hours, isArchived }) => hours.length > 0 && !isArchived)?.hours ?? USUAL_HOURS;
  const form = useContractForm(Typed, {
    name: staff?.name ?? '',
    userId: staff?.userId ?? '',
    week: weekOfHours(staff?.hours ?? usual),
    serviceIds: staff?.serviceIds ?? offered.map(({ id }) => id),
    role: staff?.role ?? '',
    pictureId: staff?.pictureId ?? null,
    isOnline: staff?.isOnline ?? true,
    isArchived: staff?.isArchived ?? false,
  });
  const write = (typed: Typed) => {
    const { name, role, pictureId, userId, serviceIds, isOnline, isArchived } = typed;
    const hours = hoursOfWeek(typed.week);
    const data = { name, role, pictureId, userId: userId || null, serviceIds, isOnline, isArchived, hours };
    return save.mutateAsync({ ...(staff && { id: staff.id }), staff: data });
  };
  return (
    <Dialog title={t(staff ? 'appointments.staff.edit' : 'appointments.staff.add')} size={640} onClose={onClose}>
      <DialogForm
        form={form}
        label={t('appointments.save')}
        onSave={write}
        onSaved={() => notify(t('appointments.saved'))}
        onClose={onClose}
      >
        <TextInput label={t('appointments.staff.name')} data-autofocus required {...form.field('name')} />
        <TextInput
          label={t('appointments.staff.role')}
          description={t('appointments.staff.role_about')}
          {...HELP_BELOW}
          {...form.field('role')}
        />
        {maySeeMedia && (
          <MediaField
            label={t('appointments.staff.picture')}
            help={t('appointments.staff.picture_about')}
            value={form.values.pictureId}
            onChange={(id) => form.set('pictureId', id)}
          />
        )}
        <NativeSelect
          label={t('appointments.staff.account')}
          description={t('appointments.staff.account_about')}
          {...HELP_BELOW}
          data={[
            { value: '', label: t('appointments.staff.no_account') },
            ...people.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          {...form.field('userId')}
        />
        <Checkbox.Group
          label={t('appointments.staff.services')}
          value={form.values.serviceIds}
          onChange={(next) => form.set('serviceIds', next)}
        >
          {offered.map(({ id, name }) => (
            <Checkbox key={id} value={id} label={name.de} mt={6} />
          ))}
        </Checkbox.Group>
        <Fieldset legend={t('appointments.staff.hours')}>
          <WeekHours
            path="week"
            value={form.values.week}
            onChange={(week) => form.set('week', week)}
            idOf={form.idOf}
            fault={(path) => form.errors[path]}
          />
        </Fieldset>
        <Checkbox label={t('appointments.staff.is_online')} {...form.check('isOnline')} />
        {staff && <Checkbox label={t('appointments.is_archived')} {...form.check('isArchived')} />}
      </DialogForm>
    </Dialog>
  );
}
