import { useText } from '@fachwerk/react/texts';
import { type KeyboardEvent, useState } from 'react';
import { type Direction, type Place, placeOf, stepped } from '../../rules/place.ts';
import { adminDe } from '../../texts/admin.de.ts';
import type { ShownColumn } from './use-board-data.ts';

const DIRECTIONS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

type Lifted = { readonly cardId: string; readonly place: Place };

/**
 * Moves cards by keyboard: space lifts one, arrows move it place by place, space drops it, Escape cancels. It works on the data instead of pixels, so
 * it also reaches cards that a long column has not rendered; every step is announced.
 */
export function useKeyboardMoves(columns: readonly ShownColumn[], put: (cardId: string, place: Place) => void) {
  const t = useText(adminDe);
  const [lifted, setLifted] = useState<Lifted | null>(null);
  const [said, setSaid] = useState('');
  const [focused, setFocused] = useState<string | null>(null);

  const where = ({ columnId, index }: Place, cardId: string) => {
    const column = columns.find(({ id }) => id === columnId)!;
    const count = column.items.filter(({ id }) => id !== cardId).length + 1;
    return { column: column.name, place: index + 1, count };
  };

  const onKeyDown = (event: KeyboardEvent, cardId: string) => {
    const direction = DIRECTIONS[event.key];
    if (!lifted) {
      if (event.key !== ' ') return;
      event.preventDefault();
      const place = placeOf(columns, cardId);
      if (!place) return;
      setLifted({ cardId, place });
      setSaid(t('desk.key.lifted', where(place, cardId)));
      return;
    }
    if (direction) {
      event.preventDefault();
      const place = stepped(columns, cardId, lifted.place, direction);
      setLifted({ cardId, place });
      setSaid(t('desk.key.at', where(place, cardId)));
    } else if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault();
      setSaid(t('desk.key.put', where(lifted.place, cardId)));
      put(cardId, lifted.place);
      setFocused(cardId);
      setLifted(null);
    } else if (event.key === 'Escape' || event.key === 'Tab') {
      if (event.key === 'Escape') event.preventDefault();
      event.stopPropagation();
      setSaid(t('desk.key.left'));
      setLifted(null);
    }
  };
  return { lifted, said, onKeyDown, focused, onFocused: () => setFocused(null) };
}
