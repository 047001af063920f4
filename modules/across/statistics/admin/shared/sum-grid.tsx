import shared from '@fachwerk/react/figures.module.css';
import { formatNumber } from '@fachwerk/react/number';
import { useText } from '@fachwerk/react/texts';
import { Anchor, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { growthPercent } from '../../rules/figures.ts';
import { adminDe } from '../../texts/admin.de.ts';
import type { Comparison } from '../use-statistics-filter.ts';
import { ABOUT_FIGURE, type Figure, useAmount } from './figure-words.ts';

type Compared<Figures> = { readonly now: Figures } & Readonly<Record<Comparison, Figures | null>>;
type Props<Figures> = {
  figures: readonly Figure<Figures>[];
  sums: Compared<Figures>;
  comparison: Comparison;
  /** Where the rows of a figure stand. */
  linkOf?: (name: string) => string | undefined;
  noteOf?: (name: string) => ReactNode;
};

/** The numbers of the period, each beside what it is held against. */
export function SumGrid<Figures>({ figures, sums, comparison, linkOf, noteOf }: Props<Figures>) {
  const t = useText(adminDe);
  const amount = useAmount();
  const held = sums[comparison];
  return (
    <dl className={shared.sums}>
      {figures.map(({ name, unit, of }) => {
        const [now, then, to] = [of(sums.now), held && of(held), linkOf?.(name)];
        const [value, about] = [amount(unit, now), ABOUT_FIGURE[name]];
        return (
          <div key={name}>
            <Text component="dt" size="sm" c="dimmed">
              {t(name)}
            </Text>
            <dd className={shared.value}>
              {to ? (
                <Anchor component={Link} to={to} inherit aria-label={`${value}, ${t(name)}`}>
                  {value}
                </Anchor>
              ) : (
                value
              )}
            </dd>
            <Text component="dd" size="xs" c="dimmed">
              {held ? <Change now={now} then={then} words={amount(unit, then)} /> : t('statistics.no_comparison')}
            </Text>
            {about && (
              <Text component="dd" size="xs" c="dimmed" title={t(about.long)}>
                {t(about.short)}
              </Text>
            )}
            {noteOf?.(name)}
          </div>
        );
      })}
    </dl>
  );
}

/** In words: neither a colour nor a sign says it alone. */
function Change({ now, then, words }: { now: number | null; then: number | null; words: string }) {
  const t = useText(adminDe);
  const growth = growthPercent(now, then);
  if (growth === null) return t('statistics.none_before');
  if (growth === 0) return t('statistics.same');
  const percent = formatNumber(Math.abs(growth));
  return t(growth > 0 ? 'statistics.more' : 'statistics.less', { percent, value: words });
}
