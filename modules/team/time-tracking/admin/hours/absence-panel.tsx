import { dayOf } from '@fachwerk/base/time';
import { useChange } from '@fachwerk/react/call';
import { useContractForm } from '@fachwerk/react/contract-form';
import { DateField } from '@fachwerk/react/date-field';
import { Dialog } from '@fachwerk/react/dialog';
import { DialogForm } from '@fachwerk/react/dialog-form';
import { notify } from '@fachwerk/react/notice';
import { useText } from '@fachwerk/react/texts';
import { formatDay } from '@fachwerk/react/time';
import { Button, Group, NativeSelect, SimpleGrid, Stack, Text, TextInput, Title } from '@mantine/core';
import { useState } from 'react';
import { type Absence, AbsenceData, AbsenceKind, teamApi } from '../../contract-team.ts';
import { adminDe } from '../../texts/admin.de.ts';
import classes from './hours.module.css';

export function AbsencePanel({ absences }: { absences: readonly Absence[] }) {
  const t = useText(adminDe);
  const [isAdding, setAdding] = useState(false);
  const remove = useChange(teamApi.removeAbsence);
  return (
    <Stack gap="sm">
      <Group justify="space-between">
        <Title order={2}>{t('absence.title')}</Title>
        <Button variant="default" onClick={() => setAdding(true)}>
          {t('absence.add')}
        </Button>
      </Group>
      {absences.length === 0 && <Text c="dimmed">{t('absence.none')}</Text>}
      <ul className={classes.rows}>
        {absences.map(({ id, kind, fromOn, untilOn, note }) => (
          <li key={id} className={classes.row}>
            <span>
              <strong>{t(`absence.kind.${kind}`)}</strong> {formatDay(fromOn)}
              {untilOn !== fromOn && ` – ${formatDay(untilOn)}`}
              {note && ` · ${note}`}
            </span>
            <Button
              variant="subtle"
              color="gray"
              size="xs"
              aria-label={t('absence.remove_of', { kind: t(`absence.kind.${kind}`), day: formatDay(fromOn) })}
              onClick={() => remove.mutate({ id })}
            >
              {t('absence.remove')}
            </Button>
          </li>
        ))}
      </ul>
      {isAdding && <AbsenceDialog onClose={() => setAdding(false)} />}
    </Stack>
  );
}

function AbsenceDialog({ onClose }: { onClose: () => void }) {
  const t = useText(adminDe);
  const add = useChange(teamApi.addAbsence, { isQuiet: true });
  const today = dayOf(new Date()).toString();
  const form = useContractForm(AbsenceData, { kind: 'vacation', fromOn: today, untilOn: today, note: '' });
  return (
    <Dialog title={t('absence.add')} onClose={onClose}>
      <DialogForm
        form={form}
        label={t('absence.save')}
        onSave={(absence) => add.mutateAsync({ absence })}
        onSaved={() => notify(t('absence.saved'))}
        onClose={onClose}
      >
        <NativeSelect
          label={t('absence.kind')}
          data-autofocus
          data={AbsenceKind.options.map((value) => ({ value, label: t(`absence.kind.${value}`) }))}
          {...form.field('kind')}
        />
        <SimpleGrid cols={2}>
          <DateField label={t('absence.from')} {...form.field('fromOn')} />
          <DateField label={t('absence.until')} {...form.field('untilOn')} />
        </SimpleGrid>
        <TextInput label={t('absence.note')} {...form.field('note')} />
      </DialogForm>
    </Dialog>
  );
}
