import type { Lock } from '@fachwerk/lockers/contract-lock';
import { CallProblem } from '@fachwerk/react/call-problem';
import { wordsOf } from '@fachwerk/react/notice';
import { useMay } from '@fachwerk/react/session';
import { translate, useText } from '@fachwerk/react/texts';
import { Alert, Button, Group, Radio, Stack, Switch, Textarea } from '@mantine/core';
import { IconAlertTriangle, IconInfoCircle, IconPlugConnectedX } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import type { OpenType } from '../../contract.ts';
import { needsReason, type Openable, whyNotOpen } from '../../rules/open.ts';
import { adminDe } from '../../texts/admin.de.ts';
import classes from './open-box.module.css';
import { OpenTarget } from './open-target.tsx';

/** Without `customer`: customers open with their key. */
const TYPES = ['operator', 'service', 'test', 'emergency'] as const satisfies readonly OpenType[];

const REASON_MISSING = 'open.reason_missing';

export type OpenRequest = {
  readonly type: (typeof TYPES)[number];
  readonly sendAltSignal: boolean;
  readonly reason: string;
};

type Props = {
  lock: Lock;
  wish: OpenRequest;
  isSending: boolean;
  problem: Error | null;
  onSend: (wish: OpenRequest) => Promise<void>;
  onClose: () => void;
};

export function OpenForm({ lock, wish, isSending, problem, onSend, onClose }: Props) {
  const t = useText(adminDe);
  const mayOmitReason = useMay('locks.open_without_reason');
  const [type, setType] = useState(wish.type);
  const [sendAltSignal, setAltSignal] = useState(wish.sendAltSignal);
  const [reason, setReason] = useState(wish.reason);
  const [isTried, setTried] = useState(false);
  const box = openable(lock);
  const request = { type, reason, mayOmitReason };
  const need = needsReason(box, request) ? (box.isRented ? 'rented' : 'role') : null;
  const whyNot = whyNotOpen(box, request);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!whyNot) void onSend({ type, sendAltSignal, reason: reason.trim() });
  };
  const refused = problem instanceof CallProblem ? problem.code : null;
  const isReasonMissing = (isTried && whyNot === REASON_MISSING) || refused === REASON_MISSING;
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <OpenTarget lock={lock} />
        {problem && refused !== REASON_MISSING && (
          <Alert role="alert" color="danger" icon={<IconAlertTriangle stroke={1.5} />} title={t('open.refused')}>
            {wordsOf(problem).text}
          </Alert>
        )}
        {whyNot && whyNot !== REASON_MISSING && (
          <Alert color="danger" icon={<IconAlertTriangle stroke={1.5} />} title={t('open.not_now')}>
            {translate(whyNot)}
          </Alert>
        )}
        {!lock.isOnline && !whyNot && (
          <Alert color="warn" icon={<IconPlugConnectedX stroke={1.5} />}>
            {t('open.offline')}
          </Alert>
        )}
        {need === 'rented' && (
          <Alert color="warn" icon={<IconInfoCircle stroke={1.5} />} title={t('open.rented.title')}>
            {t('open.rented.text')}
          </Alert>
        )}
        <Radio.Group label={t('open.type')} value={type} onChange={(value) => setType(value as OpenRequest['type'])}>
          <div className={classes.types}>
            {TYPES.map((value) => (
              <Radio
                key={value}
                value={value}
                label={t(`open.type.${value}`)}
                description={t(`open.type.${value}.about`)}
              />
            ))}
          </div>
        </Radio.Group>
        <Textarea
          label={t('open.reason')}
          description={need ? t(`open.reason.${need}`) : t('open.reason.optional')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
          maxLength={300}
          rows={3}
          required={need !== null}
          error={isReasonMissing ? t('open.reason_missing') : undefined}
          data-autofocus={need !== null || undefined}
        />
        <Switch
          checked={sendAltSignal}
          onChange={(event) => setAltSignal(event.currentTarget.checked)}
          label={t('open.second_signal')}
          description={t('open.second_signal.about')}
        />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('kit.cancel')}
          </Button>
          <Button type="submit" loading={isSending} data-autofocus={need === null || undefined}>
            {t('open.action')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** Only the server knows whether the controller is online; the form assumes so. */
function openable({ archivedAt, controllerId, occupancy }: Lock): Openable {
  return {
    isArchived: archivedAt !== null,
    hasController: controllerId !== null,
    isControllerOnline: true,
    isRented: occupancy?.kind === 'rented' || occupancy?.kind === 'overrun',
  };
}
