import type { ReactNode } from 'react';
import css from './facts.module.css';

export type Fact = { readonly label: string; readonly value: ReactNode; readonly isStrong?: boolean };

/** Labels and values, one per line; missing values are omitted. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={css.facts}>
      {facts
        .filter(({ value }) => value !== null && value !== undefined && value !== false && value !== '')
        .map(({ label, value, isStrong }) => (
          <div key={label} className={isStrong ? css.strong : css.fact}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
