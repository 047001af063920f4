import type { NavigationRoom } from '../../rules/navigation-room.ts';
import { HeaderMenu } from './header-menu.tsx';
import css from './header-navigation.module.css';

export type HeaderLabels = Readonly<Record<'home' | 'pages' | 'here' | 'menu' | 'more', string>>;

export type NavigationEntry = {
  readonly id: string;
  readonly parentId: string | null;
  readonly title: string;
  readonly slug: string;
};

type Props = {
  readonly entries: readonly NavigationEntry[];
  readonly here: string;
  readonly part: NavigationEntry | undefined;
};

/** The page at the top above the open one. */
export function partOf(entries: readonly NavigationEntry[], here: string): NavigationEntry | undefined {
  const above = (entry: NavigationEntry | undefined): NavigationEntry | undefined => {
    const parent = entry && entries.find(({ id }) => id === entry.parentId);
    return parent ? above(parent) : entry;
  };
  return above(entries.find(({ slug }) => slug === here));
}

type RowProps = Props & {
  readonly labels: HeaderLabels;
  readonly room: NavigationRoom;
  readonly className: string | undefined;
};

/** As many pages as there is room for; the rest opens under "Mehr". The style sheet decides by the width of the row. */
export function RowNavigation({ entries, here, part, labels, room: { from, all }, className }: RowProps) {
  const top = entries.filter(({ parentId }) => parentId === null);
  return (
    <nav className={className} aria-label={labels.pages}>
      <ul className={css.row}>
        {top.map((entry, at) => (
          <li key={entry.id} data-from={from[at]}>
            <Entry entry={entry} here={here} part={part} className={css.link} />
          </li>
        ))}
        <li className={css.more} data-all={all}>
          <HeaderMenu className={css.menu} summary={labels.more}>
            <ul className={css.menuPanel}>
              {top.map((entry, at) => (
                <li key={entry.id} data-from={from[at]}>
                  <Entry entry={entry} here={here} part={part} />
                </li>
              ))}
            </ul>
          </HeaderMenu>
        </li>
      </ul>
    </nav>
  );
}

/** All pages below each other, each with those below it. */
export function SheetNavigation({ entries, here, part, label }: Props & { readonly label: string }) {
  return (
    <nav aria-label={label}>
      <ul>
        {entries
          .filter(({ parentId }) => parentId === null)
          .map((entry) => {
            const below = entries.filter(({ parentId }) => parentId === entry.id);
            return (
              <li key={entry.id}>
                <Entry entry={entry} here={here} part={part} />
                {below.length > 0 && (
                  <ul>
                    {below.map((each) => (
                      <li key={each.id}>
                        <Entry entry={each} here={here} part={undefined} />
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            );
          })}
      </ul>
    </nav>
  );
}

type EntryProps = Pick<Props, 'here' | 'part'> & {
  readonly entry: NavigationEntry;
  readonly className?: string | undefined;
};

function Entry({ entry: { id, slug, title }, here, part, className }: EntryProps) {
  return (
    <a
      className={className}
      href={`/${slug}`}
      aria-current={slug === here ? 'page' : id === part?.id ? 'true' : undefined}
    >
      {title}
    </a>
  );
}
