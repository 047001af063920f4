import { formatMoney } from '@fachwerk/base/format-number';
import { formatTime } from '@fachwerk/base/format-time';
import { dayOf } from '@fachwerk/base/time';
import { Card } from '@fachwerk/site/card';
import { type Fact, Facts } from '@fachwerk/site/facts';
import { Icon } from '@fachwerk/site/icon';
import { useLive } from '@fachwerk/site/live';
import { Notice } from '@fachwerk/site/notice';
import type { PartProps } from '@fachwerk/site/slot';
import { useLocale, useText } from '@fachwerk/site/texts';
import type { FulfilmentState } from '../contract.ts';
import { fulfilmentSiteApi, type SiteFulfilment } from '../contract-site.ts';
import { trackingPage } from '../rules/parcels.ts';
import { WAYS } from '../rules/states.ts';
import { townLine } from '../rules/town-line.ts';
import { siteDe } from '../texts/site.de.ts';
import css from './status.module.css';

const LOOK_AGAIN_MS = 5000;
/** Without a script the browser asks for the page again. */
const REFRESH_SECONDS = 30;

const OVER: readonly FulfilmentState[] = ['done', 'refused', 'cancelled'];

/** Of an order that was just paid: nobody has it in hand yet. */
export type Coming = { readonly orderHash: string };

/** How far an order is, with the time that was promised as it changes. */
export function Part({ data }: PartProps<unknown, SiteFulfilment | Coming>) {
  const t = useText(siteDe);
  const drawn = 'state' in data ? data : null;
  const live = useLive(
    fulfilmentSiteApi.show,
    { orderHash: data.orderHash },
    { everyMs: LOOK_AGAIN_MS, initial: { fulfilment: drawn }, isOver: ({ fulfilment }) => isOver(fulfilment) },
  );
  const fulfilment = live.fulfilment ?? drawn;
  if (!fulfilment) {
    return (
      <div className={css.coming}>
        <Card title={t('status.title')}>
          <p className={css.quiet}>{t('status.coming')}</p>
        </Card>
      </div>
    );
  }
  const { state, type, shop } = fulfilment;
  if (state === 'waiting') return null;
  return (
    <Card title={t('status.title')}>
      {!isOver(fulfilment) && (
        <noscript>
          <meta httpEquiv="refresh" content={String(REFRESH_SECONDS)} />
        </noscript>
      )}
      <div aria-live="polite">
        {state === 'refused' || state === 'cancelled' ? (
          <Notice kind="warn" title={t(`status.${state}`)}>
            {fulfilment.reason && <p>{t('status.reason', { reason: fulfilment.reason })}</p>}
          </Notice>
        ) : (
          <>
            <p className={css.now}>{t(`status.now.${nowKey(fulfilment)}`, { shop: shop.name })}</p>
            <Promised fulfilment={fulfilment} />
          </>
        )}
      </div>
      {state !== 'refused' && state !== 'cancelled' && <Way fulfilment={fulfilment} />}
      <Facts facts={useFacts(fulfilment)} />
      {shop.phone && (
        <p className={css.call}>
          <a href={`tel:${shop.phone.replaceAll(/[^+\d]/g, '')}`}>{t('status.call', { shop: shop.name })}</a>
        </p>
      )}
      {type === 'totable' && state === 'new' && <p className={css.quiet}>{t('status.table_hint')}</p>}
    </Card>
  );
}

const isOver = (fulfilment: SiteFulfilment | null) => fulfilment !== null && OVER.includes(fulfilment.state);

/** What is ready means another thing for whoever fetches it and for whoever waits at home. */
function nowKey({ state, type }: SiteFulfilment) {
  const isBrought = type === 'delivery' || type === 'shipment';
  if (state === 'ready') return isBrought ? 'packed' : type === 'totable' ? 'served' : 'ready';
  if (state === 'on_way') return type === 'shipment' ? 'sent' : 'on_way';
  return state as 'new' | 'accepted' | 'making' | 'done';
}

function Promised({ fulfilment }: { readonly fulfilment: SiteFulfilment }) {
  const t = useText(siteDe);
  const time = useTimeLabels(fulfilment);
  const { promisedAt, state, type } = fulfilment;
  if (!promisedAt || state === 'done' || type === 'totable') return null;
  const what = type === 'delivery' ? 'brought' : type === 'shipment' ? 'sent' : 'fetched';
  // What lies there already is not promised any more.
  if (what === 'fetched' && state === 'ready') return null;
  return (
    <p className={css.promised}>
      <span>{t(`status.promised.${what}`)}</span>
      <strong>{time(promisedAt)}</strong>
    </p>
  );
}

/** Today the time alone, another day with its date. */
function useTimeLabels({ timeZone, reached }: SiteFulfilment) {
  const locale = useLocale();
  const today = reached.at(-1)?.at;
  return (at: Date) => {
    const isToday = today !== undefined && dayOf(at, timeZone).equals(dayOf(today, timeZone));
    return formatTime(at, timeZone, locale, isToday ? 'time' : 'weekdayTime');
  };
}

/** The way it goes; what is behind it has its time. */
function Way({ fulfilment }: { readonly fulfilment: SiteFulfilment }) {
  const t = useText(siteDe);
  const locale = useLocale();
  const { type, state, reached, timeZone } = fulfilment;
  const way = WAYS[type].filter((step) => !(step === 'ready' && WAYS[type].includes('on_way')));
  const here = way.indexOf(state === 'ready' && !way.includes('ready') ? 'making' : state);
  return (
    <ol className={css.way}>
      {way.map((step, at) => {
        const when = reached.find((each) => each.state === step)?.at;
        return (
          <li key={step} data-is={at < here ? 'done' : at === here ? 'current' : 'ahead'}>
            <span className={css.mark} aria-hidden="true">
              {at <= here ? <Icon name="check" size={16} /> : null}
            </span>
            <span aria-current={at === here ? 'step' : undefined}>{t(stepKey(step, type))}</span>
            {when && at <= here && <time className={css.when}>{formatTime(when, timeZone, locale, 'time')}</time>}
          </li>
        );
      })}
    </ol>
  );
}

function stepKey(step: FulfilmentState, type: SiteFulfilment['type']) {
  if (step === 'making' && type !== 'shipment') return 'status.step.prepared' as const;
  if (step === 'on_way' && type === 'shipment') return 'status.step.sent' as const;
  if (step === 'done' && (type === 'pickup' || type === 'box')) return 'status.step.fetched' as const;
  return `status.step.${step as 'new' | 'accepted' | 'making' | 'ready' | 'on_way' | 'done'}` as const;
}

function useFacts(fulfilment: SiteFulfilment): readonly Fact[] {
  const t = useText(siteDe);
  const locale = useLocale();
  const time = useTimeLabels(fulfilment);
  const { type, address, tableName, wishedAt, note, dueCents, shop, parcels } = fulfilment;
  const shopPlace = [shop.street, `${shop.postcode} ${shop.city}`.trim()].filter(Boolean).join(', ');
  return [
    { label: t('status.type'), value: t(`status.type.${type}`) },
    {
      label: t('status.to'),
      value: address
        ? [address.name, address.street, address.addition, townLine(address, locale)].filter(Boolean).join(', ')
        : null,
    },
    {
      label: t('status.at'),
      value: type === 'pickup' || type === 'box' ? [shop.name, shopPlace].filter(Boolean).join(', ') : null,
    },
    { label: t('status.table'), value: tableName },
    // Nobody chooses a time for a parcel.
    { label: t('status.wished'), value: wishedAt ? time(wishedAt) : type === 'shipment' ? null : t('status.asap') },
    { label: t('status.parcels'), value: parcels.length > 0 && <Parcels parcels={parcels} /> },
    { label: t('status.note'), value: note },
    { label: t('status.due'), value: dueCents > 0 ? formatMoney(dueCents, locale) : null, isStrong: true },
  ];
}

/** Each with the page of who carries it. */
function Parcels({ parcels }: Pick<SiteFulfilment, 'parcels'>) {
  const t = useText(siteDe);
  return parcels.map((parcel) => {
    const words = `${t(`carrier.${parcel.carrier}`)} ${parcel.number}`;
    const page = trackingPage(parcel);
    return (
      <div key={words}>
        {page ? (
          <a href={page} target="_blank" rel="noopener noreferrer">
            {words}
          </a>
        ) : (
          words
        )}
      </div>
    );
  });
}
