import type { Output } from '@fachwerk/base/contract';
import { useText } from '@fachwerk/react/texts';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { Staff, setupApi } from '../../contract.ts';
import { weekOf } from '../../rules/hours-text.ts';
import { adminDe } from '../../texts/admin.de.ts';
import classes from './setup.module.css';
import { SetupRow } from './setup-row.tsx';
import { StaffDialog } from './staff-dialog.tsx';

export function StaffList({ setup }: { setup: Output<typeof setupApi.show> }) {
  const t = useText(adminDe);
  const [open, setOpen] = useState<Staff | 'new' | null>(null);
  const hours = (staff: Staff) =>
    weekOf(staff.hours)
      .map(({ from, until, text }) => {
        const days = [...new Set([from, until])].map((day) => t(`appointments.day.${day}`)).join('–');
        return `${days} ${text}`;
      })
      .join('; ') || t('appointments.staff.no_hours');
  return (
    <Stack gap="sm">
      <Group justify="flex-end">
        <Button onClick={() => setOpen('new')}>{t('appointments.staff.add')}</Button>
      </Group>
      {setup.staff.length === 0 && <Text c="dimmed">{t('appointments.staff.none')}</Text>}
      <ul className={classes.rows}>
        {setup.staff.map((staff) => (
          <SetupRow
            key={staff.id}
            name={staff.name}
            isArchived={staff.isArchived}
            about={`${hours(staff)} · ${t(staff.isOnline ? 'appointments.online' : 'appointments.offline')}`}
            onEdit={() => setOpen(staff)}
          />
        ))}
      </ul>
      {open && <StaffDialog staff={open === 'new' ? null : open} setup={setup} onClose={() => setOpen(null)} />}
    </Stack>
  );
}
