import { cents } from '@fachwerk/base/money';
import { Money } from '@fachwerk/react/money';
import { useText } from '@fachwerk/react/texts';
import { formatDateTime } from '@fachwerk/react/time';
import { Text } from '@mantine/core';
import type { PricePeriod } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import classes from './editor.module.css';

const SHOWN = 6;

/** What it has cost, the newest first. */
export function PriceHistory({ prices }: { prices: readonly PricePeriod[] }) {
  const t = useText(adminDe);
  if (prices.length < 2) return null;
  const spanOf = ({ from, to }: PricePeriod) =>
    to
      ? t('catalog.history.span', { from: formatDateTime(from), to: formatDateTime(to) })
      : t('catalog.history.from', { from: formatDateTime(from) });
  return (
    <div>
      <Text size="sm" fw={500}>
        {t('catalog.history')}
      </Text>
      <ul className={classes.history}>
        {prices.slice(0, SHOWN).map((period) => (
          <li key={`${period.kind} ${period.from.toISOString()} ${period.cents}`}>
            <Money amount={cents(period.cents)} />
            <Text component="span" size="sm" c="dimmed">
              {[spanOf(period), period.kind === 'promo' && t('catalog.history.promo')].filter(Boolean).join(', ')}
            </Text>
          </li>
        ))}
      </ul>
    </div>
  );
}
