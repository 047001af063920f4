import { fieldOfInstant, HOUSE_ZONE, instantFrom } from '@fachwerk/base/time';
import { useAsk, useChange } from '@fachwerk/react/call';
import { useContractForm } from '@fachwerk/react/contract-form';
import { DateField } from '@fachwerk/react/date-field';
import { DialogForm } from '@fachwerk/react/dialog-form';
import { notify } from '@fachwerk/react/notice';
import { useText } from '@fachwerk/react/texts';
import { NativeSelect } from '@mantine/core';
import * as z from 'zod/mini';
import { setupApi } from '../../contract.ts';
import { type Appointment, appointmentApi } from '../../contract-appointment.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { FreeTimes } from './book-dialog.tsx';

const Typed = z.object({
  staffId: z.string(),
  roomId: z.string(),
  startsAt: z.string().check(z.refine((text) => instantFrom(text, HOUSE_ZONE) !== null, 'field.date')),
});

/** Keyboard alternative to dragging in the calendar. */
export function MoveForm({ appointment, onDone }: { appointment: Appointment; onDone: () => void }) {
  const t = useText(adminDe);
  const { id, version, serviceId } = appointment;
  const { staff = [], services = [], rooms = [] } = useAsk(setupApi.show, {}).data ?? {};
  const able = staff.filter((each) => !each.isArchived && each.serviceIds.includes(serviceId));
  const meant = services.find((service) => service.id === serviceId)?.roomIds ?? [];
  const places = rooms.filter((room) => !room.isArchived && meant.includes(room.id));
  const move = useChange(appointmentApi.move, { isQuiet: true });
  const form = useContractForm(Typed, {
    staffId: appointment.staffId,
    roomId: '',
    startsAt: fieldOfInstant(appointment.startsAt, HOUSE_ZONE),
  });
  const { staffId, roomId } = form.values;
  return (
    <DialogForm
      form={form}
      label={t('appointments.detail.move')}
      onSave={(typed) =>
        move.mutateAsync({
          id,
          version,
          staffId,
          ...(roomId && { roomId }),
          startsAt: instantFrom(typed.startsAt, HOUSE_ZONE)!,
        })
      }
      onSaved={() => notify(t('appointments.detail.moved'))}
      onClose={onDone}
    >
      <DateField label={t('appointments.book.start')} withTime data-autofocus {...form.field('startsAt')} />
      <FreeTimes
        serviceId={serviceId}
        staffId={staffId}
        exceptId={id}
        startsAt={instantFrom(form.values.startsAt, HOUSE_ZONE)}
        onChoose={(at) => form.set('startsAt', fieldOfInstant(at, HOUSE_ZONE))}
      />
      <NativeSelect
        label={t('appointments.book.staff')}
        data={able.map((each) => ({ value: each.id, label: each.name }))}
        {...form.field('staffId')}
      />
      {places.length > 1 && (
        <NativeSelect
          label={t('appointments.detail.room')}
          data={[
            { value: '', label: t('appointments.detail.any_room') },
            ...places.map((each) => ({ value: each.id, label: each.name })),
          ]}
          {...form.field('roomId')}
        />
      )}
    </DialogForm>
  );
}
