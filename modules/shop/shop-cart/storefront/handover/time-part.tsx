import { formatTime, type TimeShape } from '@fachwerk/base/format-time';
import { HOUSE_ZONE } from '@fachwerk/base/time';
import { FieldError, useField } from '@fachwerk/site/field';
import { Notice } from '@fachwerk/site/notice';
import { Select } from '@fachwerk/site/select';
import { useLocale, useText } from '@fachwerk/site/texts';
import { Fragment, type ReactNode, useId } from 'react';
import type { DayTimes } from '../../rules/time-days.ts';
import { siteDe } from '../../texts/site.de.ts';
import type { HandoverData } from './handover-data.ts';
import { timeField } from './handover-form.ts';
import css from './time.module.css';

const DAY = { weekday: 'short', day: '2-digit', month: '2-digit' } as const satisfies TimeShape;

/** The day first, then a time of it; all of them are really free. A time that was chosen and is gone is said at the field. */
export function TimePart({ data: { soonestAt, days, goods } }: { readonly data: HandoverData }) {
  const t = useText(siteDe);
  const locale = useLocale();
  const { wishedAt } = goods.handover;
  const wished = days.find((each) => hasTime(each, wishedAt));
  const first = wished?.day ?? (soonestAt ? '' : days[0]?.day);
  const { typed, error, id } = useField('tag', 'handover.wishedAt', first ?? '', {
    words: t('goods.time'),
    isNeeded: false,
  });
  if (!soonestAt && days.length === 0) {
    return (
      <Notice kind="warn">
        <p>{t('goods.no_times')}</p>
      </Notice>
    );
  }
  const soonest = soonestAt && formatTime(soonestAt, HOUSE_ZONE, locale, 'time');
  return (
    <fieldset id={id} className={css.when} aria-describedby={error && `${id}-error`} tabIndex={error ? -1 : undefined}>
      <legend>{t('goods.part_time')}</legend>
      <div className={css.days}>
        {soonest && <Day value="" isChosen={typed === ''} isWide label={t('goods.soonest', { time: soonest })} />}
        {days.map((each) => (
          <Fragment key={each.day}>
            <Day value={each.day} isChosen={typed === each.day} label={<DayName of={each} />} />
            <div className={css.times}>
              <Times of={each} wishedAt={wishedAt} />
            </div>
          </Fragment>
        ))}
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  );
}

const hasTime = ({ parts }: DayTimes, at: Date | null): boolean =>
  parts.some(({ times }) => times.some(({ from }) => from.getTime() === at?.getTime()));

type DayProps = {
  readonly value: string;
  readonly isChosen: boolean;
  readonly isWide?: boolean;
  readonly label: ReactNode;
};

/** Its times follow in the page, and are in sight while it is chosen. */
function Day({ value, isChosen, isWide = false, label }: DayProps) {
  const id = useId();
  return (
    <>
      <input id={id} type="radio" name="tag" value={value} defaultChecked={isChosen} className={css.radio} />
      <label htmlFor={id} className={css.day} data-is-wide={isWide || undefined}>
        {label}
      </label>
    </>
  );
}

function DayName({ of: { ahead, parts } }: { readonly of: DayTimes }) {
  const t = useText(siteDe);
  const locale = useLocale();
  if (ahead === 0) return t('goods.today');
  if (ahead === 1) return t('goods.tomorrow');
  return formatTime(parts[0]!.times[0]!.from, HOUSE_ZONE, locale, DAY);
}

function Times({ of: each, wishedAt }: { readonly of: DayTimes; readonly wishedAt: Date | null }) {
  const t = useText(siteDe);
  const locale = useLocale();
  const at = (instant: Date) => formatTime(instant, HOUSE_ZONE, locale, 'time');
  return (
    <Select
      name={timeField(each.day)}
      label={t('goods.time_on', { day: formatTime(each.parts[0]!.times[0]!.from, HOUSE_ZONE, locale, DAY) })}
      value={(hasTime(each, wishedAt) ? wishedAt! : each.usual).toISOString()}
      options={[]}
      groups={each.parts.map(({ part, times }) => ({
        label: t(`goods.part_of_day_${part}`),
        options: times.map(({ from, to }) => ({ value: from.toISOString(), label: `${at(from)} – ${at(to)}` })),
      }))}
    />
  );
}
