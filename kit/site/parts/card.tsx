import type { ReactNode } from 'react';
import css from './card.module.css';

type Props = {
  readonly children: ReactNode;
  readonly title?: string /** Below another heading. */;
  readonly level?: 2 | 3;
};

export function Card({ children, title, level = 2 }: Props) {
  const Heading = `h${level}` as const;
  return (
    <section className={css.card}>
      {title && <Heading className={css.title}>{title}</Heading>}
      {children}
    </section>
  );
}
