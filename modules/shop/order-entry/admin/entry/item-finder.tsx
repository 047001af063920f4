import { cents } from '@fachwerk/base/money';
import { textIn } from '@fachwerk/base/translated';
import type { Offer } from '@fachwerk/item-options/contract';
import { priceFrom } from '@fachwerk/item-options/rules/choice-price';
import { whyNotSell } from '@fachwerk/item-options/rules/offer';
import { useAsk } from '@fachwerk/react/call';
import { formatMoney } from '@fachwerk/react/money';
import { currentLanguage, useText } from '@fachwerk/react/texts';
import { Text } from '@mantine/core';
import { type Ref, useState } from 'react';
import { orderEntryApi } from '../../contract.ts';
import { typedItem } from '../../rules/entry.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { type DraftLine, needsChoice, plainChoice } from './draft.ts';
import classes from './entry.module.css';
import { Finder } from './finder.tsx';

type Props = {
  label: string;
  inputRef?: Ref<HTMLInputElement>;
  /** `isOpen`: something of it has to be chosen first. */
  onPick: (line: DraftLine, isOpen: boolean) => void;
};

/** A number or a name, Enter: an item, and how many of it. */
export function ItemFinder({ label, inputRef, onPick }: Props) {
  const t = useText(adminDe);
  const [typed, setTyped] = useState('');
  const { quantity, search } = typedItem(typed);
  const asked = useAsk(orderEntryApi.items, { search }, { isEnabled: search !== '', keepPrevious: true });
  const pick = ({ offer, variantId }: { offer: Offer; variantId: string | null }) => {
    setTyped('');
    const line = { id: crypto.randomUUID(), choice: plainChoice(offer, variantId), quantity, note: '', offer };
    onPick(line, needsChoice(offer, variantId));
  };
  return (
    <Finder
      {...(inputRef && { inputRef })}
      label={label}
      description={t('order_entry.find_item_help')}
      typed={typed}
      onType={setTyped}
      hits={search === '' ? [] : (asked.data?.found ?? [])}
      isStale={search !== '' && (asked.isPlaceholderData || asked.isPending)}
      keyOf={({ offer }) => offer.id}
      show={({ offer }) => <OfferRow offer={offer} />}
      onPick={pick}
      nothing={t('order_entry.item_nothing')}
    />
  );
}

function OfferRow({ offer }: { offer: Offer }) {
  const t = useText(adminDe);
  const now = new Date();
  const { cents: price, isFrom } = priceFrom(offer, now);
  const money = formatMoney(cents(price));
  const isSold = whyNotSell(offer, now) === null;
  return (
    <span className={classes.hit}>
      <Text span size="sm" className={`tabular ${classes.quiet}`} miw={32}>
        {offer.number}
      </Text>
      <Text span size="sm" fw={600} flex={1}>
        {textIn(offer.name, currentLanguage())}
      </Text>
      {!isSold && (
        <Text span size="xs">
          {t('order_entry.sold_out')}
        </Text>
      )}
      {isSold && offer.stock !== null && (
        <Text span size="xs" className={classes.quiet ?? ''}>
          {t('order_entry.left', { count: offer.stock })}
        </Text>
      )}
      <Text span size="sm" className="tabular">
        {isFrom ? t('order_entry.from', { price: money }) : money}
      </Text>
    </span>
  );
}
