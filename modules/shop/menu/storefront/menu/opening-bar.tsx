import { formatTime } from '@fachwerk/base/format-time';
import { HOUSE_ZONE } from '@fachwerk/base/time';
import type { ShopBar, ShopRefusal } from '@fachwerk/shop/contract';
import { useNow } from '@fachwerk/site/clock';
import { useLiveLater } from '@fachwerk/site/live-later';
import { useLocale, useText } from '@fachwerk/site/texts';
import { barKey, countdownTo } from '../../rules/countdown.ts';
import { siteDe } from '../../texts/site.de.ts';
import css from './opening-bar.module.css';
import { useTimeUntil } from './time-until.ts';

/** A pause or a holiday that somebody enters is seen within this long. */
const LOOK_AGAIN_MS = 30_000;

const barEndpoint = async () => (await import('@fachwerk/shop/contract')).shopSiteApi.bar;

/** What the first words say already. */
const SAID_BY_THE_CLOCK: readonly ShopRefusal[] = ['shop.closed', 'shop.paused'];

/** Whether one can order now, and how long that stays so. */
export function OpeningBar({ bar: drawn }: { readonly bar: ShopBar }) {
  const t = useText(siteDe);
  const locale = useLocale();
  const bar = useLiveLater(barEndpoint, {}, { everyMs: LOOK_AGAIN_MS, initial: drawn });
  const now = useNow();
  const timeUntil = useTimeUntil();
  const { hours, refusal } = bar;
  const last = hours.isOpen && refusal === null ? hours.lastOrderAt : null;
  // What the clock has passed is found out by the next look; until then nothing runs below zero.
  const key = barKey(hours, now) as 'menu.bar.open';
  return (
    <section className={css.bar} aria-label={t('menu.bar')} data-is-open={hours.isOpen}>
      <p className={css.state}>{t(key, { time: hours.at ? timeUntil(hours.at, now) : '' })}</p>
      {!hours.isOpen && refusal === null && <p>{t('menu.bar.later')}</p>}
      {last && last > now && last.getTime() !== hours.at?.getTime() && countdownTo(last, now).kind !== 'at' && (
        <p>{t('menu.bar.last_order', { time: formatTime(last, HOUSE_ZONE, locale, 'time') })}</p>
      )}
      {refusal && !SAID_BY_THE_CLOCK.includes(refusal) && <p>{t(refusal)}</p>}
    </section>
  );
}
