import { countryName, formatMoney, formatNumber } from '@fachwerk/base/format-number';
import type { Zone } from '@fachwerk/shop/contract-zone';
import { deliveryDaysWords } from '@fachwerk/shop/rules/fares';
import { useLocale, useText } from '@fachwerk/site/texts';
import { siteDe } from '../../texts/site.de.ts';
import css from './zone-list.module.css';

/** Where parcels go to, what they cost by weight or by the value of the goods, and when they arrive. */
export function ZoneList({ zones }: { readonly zones: readonly Zone[] }) {
  return zones.map((zone) => <OneZone key={zone.id} zone={zone} />);
}

function OneZone({
  zone: { id, name, countries, postcodes, measure, tiers, freeFromCents, deliveryDays },
}: {
  readonly zone: Zone;
}) {
  const t = useText(siteDe);
  const locale = useLocale();
  const money = (cents: number) => formatMoney(cents, locale);
  const amount = (upTo: number) => (measure === 'value' ? money(upTo) : `${formatNumber(upTo / 1000, locale)} kg`);
  const label = (upTo: number | null, before: number | null) => {
    if (upTo !== null) return t('menu.fares.up_to', { amount: amount(upTo) });
    return before === null ? t('menu.fares.any') : t('menu.fares.above', { amount: amount(before) });
  };
  const named = countries.map((code) => countryName(code, locale)).toSorted((a, b) => a.localeCompare(b, locale));
  const ranges = postcodes.map(({ from, to }) => (from === to ? from : `${from}–${to}`));
  // A zone that is called as its only country says so once.
  const where = [named.length === 1 && named[0] === name ? '' : named.join(', '), ranges.join(', ')].filter(Boolean);
  const days = deliveryDays && deliveryDaysWords(deliveryDays);
  return (
    <section className={css.zone} aria-labelledby={`zone-${id}`}>
      <h3 id={`zone-${id}`}>{name}</h3>
      {where.map((words) => (
        <p key={words} className={css.where}>
          {words}
        </p>
      ))}
      {days && <p className={css.where}>{t(days.key, days.params)}</p>}
      <table className={css.tiers}>
        <thead className="fw-hidden">
          <tr>
            <th scope="col">{t(measure === 'weight' ? 'menu.fares.weight' : 'menu.fares.value')}</th>
            <th scope="col">{t('menu.fares.costs')}</th>
          </tr>
        </thead>
        <tbody>
          {tiers.map(({ upTo, priceCents }, at) => (
            <tr key={upTo ?? 'above'}>
              <th scope="row">{label(upTo, tiers[at - 1]?.upTo ?? null)}</th>
              <td className="fw-figures">{priceCents === 0 ? t('menu.fares.free') : money(priceCents)}</td>
            </tr>
          ))}
        </tbody>
        {freeFromCents !== null && (
          <tfoot>
            <tr>
              <th scope="row">{t('menu.fares.free_goods', { amount: money(freeFromCents) })}</th>
              <td>{t('menu.fares.free')}</td>
            </tr>
          </tfoot>
        )}
      </table>
    </section>
  );
}
