import type { PushedDevice } from '@fachwerk/react/app-worker';
import { useChange } from '@fachwerk/react/call';
import { mayShow } from '@fachwerk/react/may-show';
import { notify } from '@fachwerk/react/notice';
import { useSession } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import { Button, Checkbox, Group, Stack, Switch, TextInput } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import { type DeviceChoices, SUBJECT_CAPABILITIES, Subject, staffPushApi } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';

/** Offered when quiet hours are switched on. */
const NIGHT = { quietFrom: '22:00', quietTo: '06:00' } as const;

/** Alarms have a place; who may see those of some places is notified of these. */
const subjectGuard = (subject: Subject) => ({
  capability: SUBJECT_CAPABILITIES[subject],
  ...(subject === 'alarm' && { isPerPlace: true as const }),
});

type Props = { readonly device: PushedDevice; readonly choices: DeviceChoices };

/** Each choice is saved as it is made. */
export function PushChoices({ device, choices: saved }: Props) {
  const t = useText(adminDe);
  const user = useSession()?.user;
  const [choices, setChoices] = useState(saved);
  const save = useChange(staffPushApi.save);
  const test = useChange(staffPushApi.test, { stale: 'nothing' });
  const change = (more: Partial<DeviceChoices>) => {
    const next = { ...choices, ...more };
    setChoices(next);
    save.mutate({ device, ...next }, { onError: () => setChoices(choices) });
  };
  const isQuiet = choices.quietFrom !== null;
  const setTime = (name: 'quietFrom' | 'quietTo', value: string) => value && change({ [name]: value });
  return (
    <>
      <Checkbox.Group
        label={t('staff-push.subjects')}
        value={choices.subjects}
        onChange={(next) => change({ subjects: Subject.options.filter((each) => next.includes(each)) })}
      >
        <Stack gap="sm" mt="xs">
          {Subject.options
            .filter((subject) => user && mayShow(subjectGuard(subject), user))
            .map((subject) => (
              <Checkbox key={subject} value={subject} label={t(`staff-push.subject.${subject}`)} />
            ))}
        </Stack>
      </Checkbox.Group>
      <Stack gap="xs">
        <Switch
          label={t('staff-push.quiet')}
          description={t('staff-push.quiet.about')}
          checked={isQuiet}
          onChange={({ currentTarget }) => change(currentTarget.checked ? NIGHT : { quietFrom: null, quietTo: null })}
        />
        {isQuiet && (
          <Group gap="sm">
            {(['quietFrom', 'quietTo'] as const).map((name) => (
              <TextInput
                key={name}
                type="time"
                label={t(name === 'quietFrom' ? 'staff-push.quiet.from' : 'staff-push.quiet.to')}
                value={choices[name] ?? ''}
                onChange={({ currentTarget }) => setTime(name, currentTarget.value)}
              />
            ))}
          </Group>
        )}
      </Stack>
      <Button
        variant="default"
        mr="auto"
        leftSection={<IconSend size={16} stroke={1.5} />}
        loading={test.isPending}
        onClick={() =>
          test.mutate({ endpoint: device.endpoint }, { onSuccess: () => notify(t('staff-push.test.sent')) })
        }
      >
        {t('staff-push.test')}
      </Button>
    </>
  );
}
