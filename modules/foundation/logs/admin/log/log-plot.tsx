import { useAsk } from '@fachwerk/react/call';
import { formatNumber } from '@fachwerk/react/number';
import { useText } from '@fachwerk/react/texts';
import { formatDateTime } from '@fachwerk/react/time';
import { type LogFilter, logApi } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import classes from './log-plot.module.css';

type Props = {
  filter: LogFilter;
  /** Narrows the log to one bar. */
  onChoose: (from: Date, to: Date) => void;
};

/** When how much of it happened; a bar leads to its own stretch of time. */
export function LogPlot({ filter, onChoose }: Props) {
  const t = useText(adminDe);
  const { data } = useAsk(logApi.plot, { filter }, { keepPrevious: true });
  if (!data || data.bars.length === 0) return null;
  const { from, to, stepMinutes, bars } = data;
  const stepMs = stepMinutes * 60_000;
  const counts = new Map(bars.map(({ at, count }) => [Math.round((at.getTime() - from.getTime()) / stepMs), count]));
  const most = Math.max(...counts.values());
  const places = Math.max(1, Math.ceil((to.getTime() - from.getTime()) / stepMs));
  return (
    <figure className={classes.plot} aria-label={t('logs.plot')}>
      <ol className={classes.bars}>
        {Array.from({ length: places }, (_, place) => {
          const [start, end] = [
            new Date(from.getTime() + place * stepMs),
            new Date(from.getTime() + (place + 1) * stepMs),
          ];
          const count = counts.get(place) ?? 0;
          const label = t('logs.plot.bar', { at: formatDateTime(start), count, shown: formatNumber(count) });
          return (
            <li key={start.getTime()}>
              {count > 0 && (
                <button
                  type="button"
                  aria-label={label}
                  title={label}
                  style={{ height: `${Math.max(4, (count / most) * 100)}%` }}
                  onClick={() => onChoose(start, end)}
                />
              )}
            </li>
          );
        })}
      </ol>
      <figcaption className={classes.ends}>
        <span>{formatDateTime(from)}</span>
        <span>{formatDateTime(to)}</span>
      </figcaption>
    </figure>
  );
}
