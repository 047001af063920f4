import type { ReactNode } from 'react';
import { useText } from '../language/texts.ts';
import { useSite } from '../pages/site-context.ts';
import { Icon } from './icon.tsx';
import css from './page-title.module.css';

type Props = {
  /** Defaults to the page's title. */
  readonly children?: ReactNode;
  readonly lead?: ReactNode;
  /** Back link above the title. */
  readonly back?: { readonly to: string; readonly label?: string };
};

/** The one h1 of a page. */
export function PageTitle({ children, lead, back }: Props) {
  const t = useText();
  const { title } = useSite();
  return (
    <header className={css.title}>
      {back && (
        <a className={css.back} href={back.to}>
          <Icon name="back" />
          {back.label ?? t('page.back')}
        </a>
      )}
      <h1>{children ?? title}</h1>
      {lead && <p className={css.lead}>{lead}</p>}
    </header>
  );
}
