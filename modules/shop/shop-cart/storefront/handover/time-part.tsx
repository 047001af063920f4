import { formatTime, type TimeShape } from '@fachwerk/base/format-time';
import { HOUSE_ZONE } from '@fachwerk/base/time';
import { Notice } from '@fachwerk/site/notice';
import { Select } from '@fachwerk/site/select';
import { useLocale, useText } from '@fachwerk/site/texts';
import { siteDe } from '../../texts/site.de.ts';
import css from '../cart/goods.module.css';
import type { HandoverData } from './handover-data.ts';

const A_DAY = { weekday: 'long', day: '2-digit', month: '2-digit' } as const satisfies TimeShape;

type Option = { readonly value: string; readonly label: string };

/** From what is really free; a time that was chosen and is gone is said at the field. */
export function TimePart({ data: { soonestAt, times, goods } }: { readonly data: HandoverData }) {
  const t = useText(siteDe);
  const locale = useLocale();
  const at = (instant: Date, shape: TimeShape) => formatTime(instant, HOUSE_ZONE, locale, shape);
  const soonest = soonestAt ? [{ value: '', label: t('goods.soonest', { time: at(soonestAt, 'time') }) }] : [];
  // Within a day the day is not said again: a phone shows a few of hundreds.
  const days = new Map<string, Option[]>();
  for (const { from, to } of times) {
    const option = { value: from.toISOString(), label: `${at(from, 'time')} – ${at(to, 'time')}` };
    days.set(at(from, A_DAY), [...(days.get(at(from, A_DAY)) ?? []), option]);
  }
  const groups = [...days].map(([label, options]) => ({ label, options }));
  const chosen = goods.handover.wishedAt?.toISOString() ?? '';
  return (
    <section className={css.part}>
      <h2>{t('goods.part_time')}</h2>
      {soonest.length + groups.length === 0 ? (
        <Notice kind="warn">
          <p>{t('goods.no_times')}</p>
        </Notice>
      ) : (
        <Select
          name="zeit"
          path="handover.wishedAt"
          label={t('goods.time')}
          value={chosen}
          options={soonest}
          groups={groups}
        />
      )}
    </section>
  );
}
