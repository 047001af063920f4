import { useText } from '@fachwerk/react/texts';
import { Link } from 'react-router';
import { GROUPS, type HelpPage } from '../rules/page.ts';
import { adminDe } from '../texts/admin.de.ts';
import classes from './help.module.css';

/** Groups in their order, with their pages by name; none without a page. */
export function grouped(pages: readonly HelpPage[]) {
  return GROUPS.map((group) => ({
    group,
    pages: pages.filter((page) => page.group === group).toSorted((one, other) => one.title.localeCompare(other.title)),
  })).filter((each) => each.pages.length > 0);
}

/** Beside a page, on wide screens. */
export function Contents({ pages, current }: { pages: readonly HelpPage[]; current: string }) {
  const t = useText(adminDe);
  return (
    <nav className={classes.contents} aria-label={t('help.contents')}>
      {grouped(pages).map((each) => (
        <section key={each.group}>
          <h2>{t(`help.group.${each.group}`)}</h2>
          <ul>
            {each.pages.map(({ name, title }) => (
              <li key={name}>
                <Link to={`/admin/help/${name}`} {...(name === current && { 'aria-current': 'page' as const })}>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}
