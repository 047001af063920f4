import { codeIn } from '@fachwerk/lockers/rules/box-code';
import { ScanButton } from '@fachwerk/react/scan-button';
import { useText } from '@fachwerk/react/texts';
import { Group, TextInput } from '@mantine/core';
import { IconQrcode } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { RoundSheet } from '../../contract.ts';
import { tasksOfBox } from '../../rules/find-task.ts';
import { adminDe } from '../../texts/admin.de.ts';

/** The number on the door, or what its sticker says: leads to the stop where it is work. Works without a network. */
export function FindTask({ sheet }: { sheet: RoundSheet }) {
  const t = useText(adminDe);
  const go = useNavigate();
  const [typed, setTyped] = useState('');
  const found = tasksOfBox(sheet.stops, typed);
  const open = (code: string) => {
    const [task] = tasksOfBox(sheet.stops, code);
    if (task) void go(`/admin/rounds/${sheet.round.id}/${task.stopId}#task-${task.id}`);
  };
  const stops = [...new Set(found.map(({ stopId }) => sheet.stops.find(({ id }) => id === stopId)!.name))];
  const about = typed.trim() === '' ? null : found.length === 0 ? t('rounds.find.none') : stops.join(', ');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        open(typed);
      }}
    >
      <Group gap="xs" align="flex-start" wrap="nowrap">
        <TextInput
          flex={1}
          size="md"
          aria-label={t('rounds.find')}
          placeholder={t('rounds.find')}
          description={about}
          inputWrapperOrder={['input', 'description']}
          leftSection={<IconQrcode size={20} stroke={1.5} aria-hidden />}
          value={typed}
          enterKeyHint="go"
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <ScanButton
          onCode={(code) => {
            setTyped(codeIn(code));
            open(code);
          }}
        />
      </Group>
    </form>
  );
}
