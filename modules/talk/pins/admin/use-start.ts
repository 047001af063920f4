import { cardPath } from '@fachwerk/boards/rules/board-path';
import { useChange } from '@fachwerk/react/call';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type Pin, pinApi } from '../contract.ts';
import { instructionHash } from './instruction-drawer.tsx';

/** What a click does: the overlay of a conversation, the card on its board, or the drawer of steps. */
export function useStart() {
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
