import { useChange } from '@fachwerk/react/call';
import { useContractForm } from '@fachwerk/react/contract-form';
import { Dialog } from '@fachwerk/react/dialog';
import { DialogForm } from '@fachwerk/react/dialog-form';
import { LIGHT_SELECT } from '@fachwerk/react/light-select';
import { useText } from '@fachwerk/react/texts';
import { Button, Chip, Group, Input, Select, Switch, Text } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { useState } from 'react';
import { handoverApi, type MailPlan } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';

const STEP_MINUTES = 30;
const DAYS = [1, 2, 3, 4, 5, 6, 7] as const;

const clock = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** Every half hour of a day, and the hour that was chosen elsewhere. */
const minutesOf = ({ atMinute }: MailPlan) =>
  [...new Set([...Array.from({ length: (24 * 60) / STEP_MINUTES }, (_, at) => at * STEP_MINUTES), atMinute])].sort(
    (one, other) => one - other,
  );

/** Says whether the reader gets the handover by e-mail, and lets them choose. */
export function MailButton({ plan }: { plan: MailPlan }) {
  const t = useText(adminDe);
  const [isOpen, setOpen] = useState(false);
  const time = clock(plan.atMinute);
  const days = DAYS.filter((day) => plan.weekdays.includes(day)).map((day) => t(`handover.weekday.${day}`));
  const label = !plan.isOn
    ? t('handover.mail.off')
    : days.length === DAYS.length
      ? t('handover.mail.on', { time })
      : t('handover.mail.on_days', { days: days.join(', '), time });
  return (
    <>
      <Button variant="default" leftSection={<IconMail size={18} stroke={1.5} />} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && <MailDialog plan={plan} onClose={() => setOpen(false)} />}
    </>
  );
}

function MailDialog({ plan, onClose }: { plan: MailPlan; onClose: () => void }) {
  const t = useText(adminDe);
  const save = useChange(handoverApi.planMail, { isQuiet: true });
  // Whoever opens this wants it; an existing plan is shown as it is.
  const form = useContractForm(handoverApi.planMail.input, { ...plan, isOn: true });
  const { isOn, atMinute, weekdays } = form.values;
  return (
    <Dialog title={t('handover.mail')} onClose={onClose}>
      <DialogForm
        form={form}
        label={t('handover.mail.save')}
        isReady={weekdays.length > 0}
        onSave={(given) => save.mutateAsync(given)}
        onClose={onClose}
      >
        <Text size="sm" c="dimmed">
          {t('handover.mail.about')}
        </Text>
        <Switch label={t('handover.mail.switch')} {...form.check('isOn')} />
        {isOn && (
          <>
            <Select
              {...LIGHT_SELECT}
              label={t('handover.mail.at')}
              description={t('handover.mail.at.help')}
              data={minutesOf(plan).map((minute) => ({ value: String(minute), label: clock(minute) }))}
              value={String(atMinute)}
              onChange={(value) => form.set('atMinute', Number(value))}
            />
            <Input.Wrapper label={t('handover.mail.days')}>
              <Chip.Group
                multiple
                value={weekdays.map(String)}
                onChange={(values) => form.set('weekdays', values.map(Number))}
              >
                <Group gap={6} mt={4}>
                  {DAYS.map((day) => (
                    <Chip key={day} value={String(day)} size="sm" variant="outline">
                      {t(`handover.weekday.${day}`)}
                    </Chip>
                  ))}
                </Group>
              </Chip.Group>
            </Input.Wrapper>
          </>
        )}
      </DialogForm>
    </Dialog>
  );
}
