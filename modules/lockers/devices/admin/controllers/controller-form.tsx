import { locationApi } from '@fachwerk/locations/contract';
import { useAsk, useChange } from '@fachwerk/react/call';
import { type ContractForm, useContractForm } from '@fachwerk/react/contract-form';
import { Form } from '@fachwerk/react/form';
import { notify } from '@fachwerk/react/notice';
import { translate, useText } from '@fachwerk/react/texts';
import { Autocomplete, Select, Textarea, TextInput } from '@mantine/core';
import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import {
  type Controller,
  ControllerData,
  type ControllerKind,
  controllerApi,
  type ProvisioningToken,
} from '../../contract-controller.ts';
import { whyNotMove } from '../../rules/controller.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { PLACES, WORDS } from './controller-actions.tsx';

/** No location selected: the schema refuses it at the field. */
const NOWHERE = '';

type AddProps = { kind: ControllerKind; onAdded: (device: Controller, provisioning: ProvisioningToken) => void };

export function ControllerAdd({ kind, onAdded }: AddProps) {
  const t = useText(adminDe);
  const navigate = useNavigate();
  const { search } = useLocation();
  const locationId = new URLSearchParams(search).get('location') ?? NOWHERE;
  const form = useContractForm(ControllerData, { name: '', kind, locationId, serial: '', note: '', lockType: '' });
  const add = useChange(controllerApi.add, { isQuiet: true });
  const added = useRef<{ controller: Controller; provisioning: ProvisioningToken }>(undefined);
  const onSave = async (controller: ControllerData) => {
    added.current = await add.mutateAsync({ controller });
  };
  const onSaved = () => {
    if (!added.current) return;
    const { controller, provisioning } = added.current;
    navigate(`${PLACES[kind]}/${controller.id}${search}`);
    onAdded(controller, provisioning);
  };
  return (
    <Form form={form} isNew saveLabel={t(`${WORDS[kind]}.add`)} onSave={onSave} onSaved={onSaved}>
      <Fields form={form} />
    </Form>
  );
}

export function ControllerEdit({ device }: { device: Controller }) {
  const t = useText(adminDe);
  const { id, version, name, kind, locationId, serial, note, lockType } = device;
  const form = useContractForm(ControllerData, { name, kind, locationId, serial, note, lockType });
  const edit = useChange(controllerApi.edit, { isQuiet: true });
  const onSave = async (data: ControllerData) => {
    await edit.mutateAsync({ controller: { ...data, id, version } });
    notify(t('controllers.saved', { name: data.name }));
  };
  return (
    <Form form={form} onSave={onSave}>
      <Fields form={form} device={device} />
    </Form>
  );
}

function Fields({ form, device }: { form: ContractForm<ControllerData, ControllerData>; device?: Controller }) {
  const t = useText(adminDe);
  const others = useAsk(controllerApi.list, { kind: 'controller' });
  const known = useAsk(locationApi.names, {});
  // The location cannot change while locks are connected, whatever the new one is.
  const refusal = device && whyNotMove(device, NOWHERE);
  return (
    <>
      <TextInput label={t('controllers.name')} required {...form.field('name')} data-autofocus />
      <Select
        label={t('controllers.location')}
        required
        data={
          known.data?.locations.map(({ id, name }) => ({ value: id, label: name })) ??
          (device ? [{ value: device.locationId, label: device.locationName }] : [])
        }
        searchable
        disabled={Boolean(refusal)}
        {...(refusal && {
          description: translate(refusal),
          inputWrapperOrder: ['label', 'input', 'description', 'error'],
        })}
        {...form.field('locationId')}
      />
      <TextInput
        label={t('controllers.serial')}
        description={t('controllers.serial.help')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        {...form.field('serial')}
      />
      {form.values.kind === 'controller' && (
        <Autocomplete
          label={t('controllers.lock_type')}
          description={t('controllers.lock_type.help')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          data={[...new Set(others.data?.controllers.map((each) => each.lockType).filter(Boolean))]}
          {...form.field('lockType')}
          onChange={(lockType) => form.set('lockType', lockType)}
        />
      )}
      <Textarea label={t('controllers.note')} rows={3} resize="vertical" {...form.field('note')} />
    </>
  );
}
