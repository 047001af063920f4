import { cents } from '@fachwerk/base/money';
import { RecordLink } from '@fachwerk/customers/parts';
import { useAsk, useChange } from '@fachwerk/react/call';
import { useConfirm } from '@fachwerk/react/confirm';
import { Dialog } from '@fachwerk/react/dialog';
import { Fact, Facts } from '@fachwerk/react/facts';
import { GuardedButton } from '@fachwerk/react/guarded-button';
import { formatMoney } from '@fachwerk/react/money';
import { notify } from '@fachwerk/react/notice';
import { PendingPanel } from '@fachwerk/react/panel';
import { useMay } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import { formatTime } from '@fachwerk/react/time';
import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { type Appointment, appointmentApi } from '../../contract-appointment.ts';
import { whyNotChange, whyNotMark } from '../../rules/appointment.ts';
import { whyNotConfirmForCaller } from '../../rules/confirmation.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { EditForm } from './edit-form.tsx';
import { MoveForm } from './move-form.tsx';

/** One appointment: customer, time, staff, and the actions that the server's rules allow. */
export function AppointmentDetail({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useText(adminDe);
  const asked = useAsk(appointmentApi.find, { id });
  const appointment = asked.data;
  return (
    <Dialog
      title={appointment ? `${appointment.serviceName}, ${appointment.name}` : t('appointments.detail')}
      onClose={onClose}
    >
      {appointment ? <Detail appointment={appointment} onClose={onClose} /> : <PendingPanel asked={asked} lines={5} />}
    </Dialog>
  );
}

function Detail({ appointment, onClose }: { appointment: Appointment; onClose: () => void }) {
  const t = useText(adminDe);
  const may = useMay('appointments.edit');
  const [doing, setDoing] = useState<'move' | 'edit' | null>(null);
  const { state, priceCents, email, phone, note, staffNote, roomName, createdBy } = appointment;
  return (
    <Stack gap="md">
      <Facts>
        <Fact name={t('appointments.detail.when')}>
          {formatTime(appointment.startsAt, 'full')} – {formatTime(appointment.endsAt, 'time')} (
          {t(`appointments.state.${state}`)}
          {state === 'unconfirmed' &&
            appointment.offeredUntil &&
            `, ${t('appointments.detail.kept_until', { until: formatTime(appointment.offeredUntil, 'time') })}`}
          )
        </Fact>
        <Fact name={t('appointments.detail.with')}>{appointment.staffName}</Fact>
        {roomName && <Fact name={t('appointments.detail.room')}>{roomName}</Fact>}
        <Fact name={t('appointments.detail.price')}>
          {priceCents === null ? t('appointments.by_agreement') : formatMoney(cents(priceCents))}
          {appointment.isPrepaid &&
            state !== 'unpaid' &&
            state !== 'offered' &&
            `, ${t('appointments.detail.prepaid')}`}
          {state === 'unpaid' &&
            appointment.offeredUntil &&
            `, ${t('appointments.detail.unpaid_until', { until: formatTime(appointment.offeredUntil, 'time') })}`}
        </Fact>
        {(email || phone) && (
          <Fact name={t('appointments.detail.contact')}>
            <Stack gap={2} align="flex-start">
              {email && <Anchor href={`mailto:${email}`}>{email}</Anchor>}
              {phone && <Anchor href={`tel:${phone}`}>{phone}</Anchor>}
              <RecordLink email={email} />
            </Stack>
          </Fact>
        )}
        <Fact name={t('appointments.detail.by')}>{t(`appointments.detail.by.${createdBy}`)}</Fact>
        {note && <Fact name={t('appointments.detail.note')}>{note}</Fact>}
        {staffNote && <Fact name={t('appointments.detail.staff_note')}>{staffNote}</Fact>}
      </Facts>
      {may && doing === 'move' && <MoveForm appointment={appointment} onDone={() => setDoing(null)} />}
      {may && doing === 'edit' && <EditForm appointment={appointment} onDone={() => setDoing(null)} />}
      {may && !doing && <Actions appointment={appointment} onDo={setDoing} onClose={onClose} />}
    </Stack>
  );
}

type ActionProps = { appointment: Appointment; onDo: (next: 'move' | 'edit') => void; onClose: () => void };

function Actions({ appointment, onDo, onClose }: ActionProps) {
  const t = useText(adminDe);
  const confirm = useConfirm();
  const cancel = useChange(appointmentApi.cancel);
  const mark = useChange(appointmentApi.mark);
  const { id, state, name, serviceName: service } = appointment;
  const why = whyNotChange(appointment);
  const whyNotSay = whyNotMark(appointment, 'done', new Date());
  const callOff = async (withFollowing: boolean) => {
    const text = t('appointments.detail.cancel.text', {
      service,
      name,
      when: formatTime(appointment.startsAt, 'full'),
    });
    const label = t(withFollowing ? 'appointments.detail.cancel_all' : 'appointments.detail.cancel');
    if (!(await confirm({ title: t('appointments.detail.cancel.title'), text, confirm: label, isDanger: true })))
      return;
    await cancel.mutateAsync({ id, withFollowing }).then(
      ({ count }) => {
        notify(t('appointments.detail.cancelled', { count }));
        onClose();
      },
      () => undefined,
    );
  };
  const edit = (
    <Button variant="default" onClick={() => onDo('edit')}>
      {t('appointments.detail.edit')}
    </Button>
  );
  if (state === 'done' || state === 'no_show') {
    return (
      <Group>
        <Button variant="default" onClick={() => mark.mutate({ id, state: 'booked' })}>
          {t('appointments.detail.again')}
        </Button>
        {edit}
      </Group>
    );
  }
  if (why) return <Text c="dimmed">{t(why)}</Text>;
  return (
    <Group gap="xs">
      {state === 'unconfirmed' && <ConfirmForCaller appointment={appointment} />}
      {whyNotSay ? (
        <Button variant={state === 'unconfirmed' ? 'default' : 'filled'} onClick={() => onDo('move')}>
          {t('appointments.detail.move')}
        </Button>
      ) : (
        (['done', 'no_show'] as const).map((next) => (
          <Button
            key={next}
            variant={next === 'done' ? 'filled' : 'default'}
            onClick={() => mark.mutate({ id, state: next })}
          >
            {t(`appointments.detail.${next}`)}
          </Button>
        ))
      )}
      {edit}
      <Button variant="subtle" color="danger" onClick={() => callOff(false)}>
        {t('appointments.detail.cancel')}
      </Button>
      {appointment.seriesId && (
        <Button variant="subtle" color="danger" onClick={() => callOff(true)}>
          {t('appointments.detail.cancel_all')}
        </Button>
      )}
    </Group>
  );
}

/** For a customer who calls because the mail is lost. */
function ConfirmForCaller({ appointment }: { appointment: Appointment }) {
  const t = useText(adminDe);
  const confirm = useChange(appointmentApi.confirm);
  const why = whyNotConfirmForCaller({ ...appointment, hasLapsed: false }, new Date());
  return (
    <GuardedButton
      variant="filled"
      label={t('appointments.detail.confirm')}
      whyNot={why && t(why)}
      loading={confirm.isPending}
      onPress={() =>
        confirm.mutateAsync({ id: appointment.id }).then(
          () => notify(t('appointments.detail.confirmed')),
          () => undefined,
        )
      }
    />
  );
}
