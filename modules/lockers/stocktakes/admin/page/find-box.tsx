import { boxByCode } from '@fachwerk/lockers/rules/box-code';
import { ScanButton } from '@fachwerk/react/scan-button';
import { useText } from '@fachwerk/react/texts';
import { Group, TextInput } from '@mantine/core';
import { IconQrcode } from '@tabler/icons-react';
import { useState } from 'react';
import type { StocktakeSheet } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';

type Props = { sheet: StocktakeSheet; onFound: (lockId: string) => void };

/** The number on the door, or what its sticker says. Works without a network. */
export function FindBox({ sheet, onFound }: Props) {
  const t = useText(adminDe);
  const [typed, setTyped] = useState('');
  const [isUnknown, setUnknown] = useState(false);
  const find = (code: string) => {
    const box = boxByCode(sheet.boxes, code);
    setUnknown(!box);
    if (!box) return;
    setTyped('');
    onFound(box.lockId);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        find(typed);
      }}
    >
      <Group gap="xs" align="flex-start" wrap="nowrap">
        <TextInput
          flex={1}
          size="md"
          aria-label={t('stocktakes.find')}
          placeholder={t('stocktakes.find.hint')}
          leftSection={<IconQrcode size={20} stroke={1.5} aria-hidden />}
          error={isUnknown ? t('stocktakes.find.none') : null}
          value={typed}
          enterKeyHint="go"
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            setUnknown(false);
          }}
        />
        <ScanButton onCode={find} />
      </Group>
    </form>
  );
}
