import { useMay } from '@fachwerk/react/session';
import { StateMark } from '@fachwerk/react/state-mark';
import { useText } from '@fachwerk/react/texts';
import { useNow } from '@fachwerk/react/time';
import { Button } from '@mantine/core';
import { IconCircleCheck, IconCircleOff, IconEyeOff } from '@tabler/icons-react';
import type { ItemRow } from '../../contract.ts';
import { isSoldOutAt } from '../../rules/item.ts';
import { adminDe } from '../../texts/admin.de.ts';
import classes from './sale-button.module.css';
import { useSaleLabels, useSoldOut } from './sale-words.ts';

const ON_SALE = { icon: IconCircleCheck, tone: 'ok' } as const;
const HIDDEN = { icon: IconEyeOff, tone: 'quiet' } as const;
const SOLD_OUT = { icon: IconCircleOff, tone: 'warn' } as const;

/** The state with the stock, and beside it the button that says what it does: sold out until tomorrow, and back. */
export function SaleButton({ item }: { item: ItemRow }) {
  const t = useText(adminDe);
  const now = useNow();
  const words = useSaleLabels();
  const soldOut = useSoldOut();
  const mayTell = useMay('catalog.stock');
  const isGone = isSoldOutAt(item, now);
  const mark = (
    <StateMark look={item.isHidden ? HIDDEN : isGone ? SOLD_OUT : ON_SALE} isQuiet={!isGone && !item.isHidden}>
      {words(item, now)}
    </StateMark>
  );
  // What nobody has any more comes back by counting, not by saying so; what is hidden is not sold anyway.
  if (!mayTell || item.isArchived || item.isHidden || item.stock === 0) return mark;
  const label = t(isGone ? 'catalog.sale.back' : 'catalog.sale.report');
  return (
    <div className={classes.sale}>
      <span className={isGone ? '' : (classes.usual ?? '')}>{mark}</span>
      <Button
        className={classes.tap ?? ''}
        size="compact-sm"
        variant="default"
        aria-label={`${label}: ${item.name.de}`}
        title={isGone ? label : t('catalog.sale.tomorrow')}
        onClick={() => void soldOut(item, isGone ? 'no' : 'tomorrow')}
      >
        {label}
      </Button>
    </div>
  );
}
