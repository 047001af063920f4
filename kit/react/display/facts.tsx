import type { ReactNode } from 'react';
import { useText } from '../shell/texts.ts';
import classes from './facts.module.css';

/** A read-only list of labels and values. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className={classes.facts}>{children}</dl>;
}

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  const t = useText();
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children || t('kit.none')}</dd>
    </div>
  );
}
