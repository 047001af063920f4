import { cardPath } from '@fachwerk/boards/rules/board-path';
import { useAsk, useChange } from '@fachwerk/react/call';
import { useMay } from '@fachwerk/react/session';
import { ErrorState, Loading } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import type { TileProps } from '@fachwerk/react/tile';
import { TileSheet } from '@fachwerk/react/tile-parts';
import { Button, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type Pin, pinApi } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';
import { InstructionDrawer, instructionHash } from './instruction-drawer.tsx';
import { PinForm } from './pin-form.tsx';
import { PinOverlay } from './pin-overlay.tsx';
import { PinRow } from './pin-row.tsx';
import classes from './pins.module.css';

/** Quick starts: each starts a question, a dialogue, a card or an instruction. */
export function PinsTile({ size }: TileProps) {
  const t = useText(adminDe);
  const asked = useAsk(pinApi.list, {});
  const mayManage = useMay('pins.manage');
  const [edited, setEdited] = useState<Pin | 'new' | null>(null);
  const { talk, start, endTalk, isMaking } = useStart();
  if (asked.isError && !asked.data) return <ErrorState error={asked.error} onRetry={() => void asked.refetch()} />;
  if (!asked.data) return <Loading lines={3} />;
  const { pins } = asked.data;
  return (
    <TileSheet size={size}>
      {pins.length === 0 && <Text c="dimmed">{t('pins.empty')}</Text>}
      <ul className={classes.pins}>
        {pins.map((pin) => (
          <PinRow
            key={pin.id}
            pin={pin}
            isStarting={isMaking === pin.id}
            onStart={() => start(pin)}
            onEdit={mayManage ? () => setEdited(pin) : null}
          />
        ))}
      </ul>
      {mayManage && (
        <Button
          variant="subtle"
          mt="xs"
          leftSection={<IconPlus size={16} stroke={1.5} />}
          onClick={() => setEdited('new')}
        >
          {t('pins.add')}
        </Button>
      )}
      {edited && <PinForm pin={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
      {talk && <PinOverlay pin={talk} onClose={endTalk} />}
      <InstructionDrawer pins={pins} />
    </TileSheet>
  );
}

/** What a click does: the overlay of a conversation, the card on its board, or the drawer of steps. */
function useStart() {
  const navigate = useNavigate();
  const { search } = useLocation();
  const [talk, setTalk] = useState<Pin | null>(null);
  const make = useChange(pinApi.makeCard);
  const start = (pin: Pin) => {
    if (pin.starts.kind === 'instruction') return void navigate({ search, hash: instructionHash(pin.id) });
    if (pin.starts.kind !== 'card') return setTalk(pin);
    if (make.isPending) return;
    make.mutate({ id: pin.id }, { onSuccess: ({ board, cardId }) => void navigate(cardPath(board, cardId)) });
  };
  return { talk, start, endTalk: () => setTalk(null), isMaking: make.isPending ? make.variables.id : null };
}
