import { formatTime } from '@fachwerk/base/format-time';
import { HOUSE_ZONE } from '@fachwerk/base/time';
import { Notice } from '@fachwerk/site/notice';
import { Select } from '@fachwerk/site/select';
import { useLocale, useText } from '@fachwerk/site/texts';
import { siteDe } from '../../texts/site.de.ts';
import css from '../cart/goods.module.css';
import type { HandoverData } from './handover-data.ts';

/** From what is really free; a time that was chosen and is gone is said at the field. */
export function TimePart({ data: { soonestAt, times, goods } }: { readonly data: HandoverData }) {
  const t = useText(siteDe);
  const locale = useLocale();
  const at = (instant: Date, shape: 'time' | 'weekdayTime') => formatTime(instant, HOUSE_ZONE, locale, shape);
  const soonest = soonestAt ? [{ value: '', label: t('goods.soonest', { time: at(soonestAt, 'time') }) }] : [];
  const options = [
    ...soonest,
    ...times.map(({ from, to }) => ({
      value: from.toISOString(),
      label: `${at(from, 'weekdayTime')} – ${at(to, 'time')}`,
    })),
  ];
  const chosen = goods.handover.wishedAt?.toISOString() ?? '';
  return (
    <section className={css.part}>
      <h2>{t('goods.part_time')}</h2>
      {options.length === 0 ? (
        <Notice kind="warn">
          <p>{t('goods.no_times')}</p>
        </Notice>
      ) : (
        <Select name="zeit" path="handover.wishedAt" label={t('goods.time')} value={chosen} options={options} />
      )}
    </section>
  );
}
