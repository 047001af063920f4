import { type HeaderStyle, USUAL_FACE } from '@fachwerk/base/site-face';
import type { ReactNode } from 'react';
import type { SiteHead } from '../../contract.ts';
import type { NavigationRoom } from '../../rules/navigation-room.ts';
import { HeaderMenu } from './header-menu.tsx';
import links from './header-navigation.module.css';
import {
  type HeaderLabels,
  type NavigationEntry,
  partOf,
  RowNavigation,
  SheetNavigation,
} from './header-navigation.tsx';
import sheet from './header-sheet.module.css';
import css from './site-header.module.css';

type Props = {
  readonly head: Pick<SiteHead, 'name' | 'logo'> & { readonly header?: HeaderStyle };
  readonly entries: readonly NavigationEntry[];
  readonly room: NavigationRoom;
  /** Slug of the open page. */
  readonly here: string;
  readonly labels: HeaderLabels;
  /** Above the row. */
  readonly notice?: ReactNode;
  /** Stands in the row on every screen. */
  readonly cart: ReactNode;
  /** Language and account: in the row of a wide screen, and as a list in the menu of a phone. */
  readonly actions: ReactNode;
  readonly inSheet: ReactNode;
  /** Something stands between header and page: there is no photograph to lie over. */
  readonly isApart?: boolean;
};

/** Name, pages and actions of a site in one row; on a phone the pages wait in a menu. Nothing of it needs a script. */
export function SiteHeader(props: Props) {
  const { head, entries, room, here, labels, notice, cart, actions, inSheet, isApart = false } = props;
  const part = partOf(entries, here);
  const inside = part ? entries.filter(({ parentId }) => parentId === part.id) : [];
  const style = head.header ?? USUAL_FACE.header;
  const shown = style === 'over' && (isApart || inside.length > 0) ? 'line' : style;
  const hasPages = entries.length > 1;
  return (
    <header className={`${css.header} ${css[shown]}`} data-header={shown}>
      {notice}
      <div className={css.inner}>
        <a className={css.name} href="/" aria-label={labels.home}>
          {head.logo && <img src={head.logo} alt="" width={44} height={44} />}
          <span className={css.words}>{head.name}</span>
        </a>
        {hasPages ? (
          <RowNavigation entries={entries} room={room} here={here} part={part} labels={labels} className={css.pages} />
        ) : (
          <div className={css.pages} />
        )}
        <div className={css.actions}>
          <div className={css.wide}>{actions}</div>
          {cart}
        </div>
        <HeaderMenu className={sheet.sheet} summary={<MenuSign label={labels.menu} />}>
          <div className={sheet.sheetPanel}>
            {hasPages && <SheetNavigation entries={entries} here={here} part={part} label={labels.pages} />}
            <div className={sheet.sheetEnd}>{inSheet}</div>
          </div>
        </HeaderMenu>
      </div>
      {hasPages && part && inside.length > 0 && (
        <nav className={css.inside} aria-label={labels.here}>
          <ul>
            {inside.map(({ id, slug, title }) => (
              <li key={id}>
                <a className={links.link} href={`/${slug}`} aria-current={slug === here ? 'page' : undefined}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </header>
  );
}

/** Three bars that become a cross, drawn by the style sheet. */
function MenuSign({ label }: { readonly label: string }) {
  return (
    <>
      <span className={sheet.bars} aria-hidden="true" />
      <span>{label}</span>
    </>
  );
}
