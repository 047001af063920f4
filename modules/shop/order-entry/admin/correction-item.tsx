import { choiceWords } from '@fachwerk/item-options/rules/choice';
import { choicePrice } from '@fachwerk/item-options/rules/choice-price';
import type { PickedItem } from '@fachwerk/order-desk/slots';
import { useMay } from '@fachwerk/react/session';
import { currentLanguage, useText } from '@fachwerk/react/texts';
import { useState } from 'react';
import { adminDe } from '../texts/admin.de.ts';
import type { DraftLine } from './entry/draft.ts';
import { ItemDialog } from './entry/item-dialog.tsx';
import { ItemFinder } from './entry/item-finder.tsx';

/** In the correction of an order: an item that is added leaves the stock, as one that was ordered does. */
export function CorrectionItem({ onPick }: { onPick: (picked: PickedItem) => void }) {
  const t = useText(adminDe);
  const [open, setOpen] = useState<DraftLine | null>(null);
  if (!useMay('orders.enter')) return null;
  const pick = (line: DraftLine) => onPick(pickedOf(line));
  return (
    <>
      <ItemFinder
        label={t('order_entry.correct_item')}
        onPick={(line, isOpen) => (isOpen ? setOpen(line) : pick(line))}
      />
      {open && (
        <ItemDialog
          line={open}
          onClose={(line) => {
            setOpen(null);
            if (line) pick(line);
          }}
        />
      )}
    </>
  );
}

function pickedOf({ offer, choice, quantity, note }: DraftLine): PickedItem {
  const { unitCents, vatPercent } = choicePrice(offer, choice, new Date());
  const { title, detail } = choiceWords(offer, choice, currentLanguage());
  return { title, detail, unitCents, vatPercent, quantity, choice, note };
}
