import type { ReactNode } from 'react';
import classes from './facts.module.css';
import { useText } from './texts.ts';

/** Names and what stands beside them, to read. */
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
