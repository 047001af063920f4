import { cents } from '@fachwerk/base/money';
import { useAsk } from '@fachwerk/react/call';
import { formatMoney } from '@fachwerk/react/money';
import { useText } from '@fachwerk/react/texts';
import { Text } from '@mantine/core';
import type { PriceData } from '../../contract.ts';
import { pricingApi } from '../../contract.ts';
import { priceOf } from '../../rules/price.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { useDurationLabels } from '../use-duration-words.ts';
import classes from './prices.module.css';

const HOUR = 60;
const EXAMPLES = [3 * HOUR, 24 * HOUR, 7 * 24 * HOUR];
const MINUTE_MS = 60_000;

type Props = { prices: readonly PriceData[]; sizeCode: string; at: Date };

/** „3 Std. = 6,00 € · 1 Tag = 9,00 € · 1 Woche = 34,00 €“, by the rule that prices rentals. */
export function PricePreview({ prices, sizeCode, at }: Props) {
  const t = useText(adminDe);
  const words = useDurationLabels();
  const said = EXAMPLES.map((minutes) => {
    const quote = priceOf(prices, sizeCode, at, new Date(at.getTime() + minutes * MINUTE_MS));
    return quote && t('prices.example', { duration: words(minutes), price: formatMoney(cents(quote.cents)) });
  });
  const isPriced = said.every((each) => each !== null);
  return (
    <Text size="sm" c="dimmed" component="span" className="tabular">
      {isPriced ? said.join(' · ') : t('prices.none')}
    </Text>
  );
}

/** The same for every size of the network, at this moment. */
export function GroupPreview({ prices }: { prices: readonly PriceData[] }) {
  const t = useText(adminDe);
  const words = useDurationLabels();
  const sizes = useAsk(pricingApi.boxSizes, {}).data?.boxSizes ?? [];
  const now = new Date();
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{t('prices.size.head')}</th>
          {EXAMPLES.map((minutes) => (
            <th key={minutes} scope="col">
              {words(minutes)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sizes.map(({ code }) => (
          <tr key={code}>
            <th scope="row">{code}</th>
            {EXAMPLES.map((minutes) => {
              const quote = priceOf(prices, code, now, new Date(now.getTime() + minutes * MINUTE_MS));
              return <td key={minutes}>{quote ? formatMoney(cents(quote.cents)) : t('kit.none')}</td>;
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
