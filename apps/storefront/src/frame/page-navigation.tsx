import { useSite } from '@fachwerk/site/site-context';
import { useText } from '@fachwerk/site/texts';
import { frontDe } from '../texts/front.de.ts';
import type { FrameExtra } from './frame-extra.ts';
import css from './page-navigation.module.css';

type Entries = FrameExtra['navigation'];

/** The pages of the site, and below them those of the part one is in. A site of one page has no need of it. */
export function PageNavigation({ entries }: { readonly entries: Entries }) {
  const t = useText(frontDe);
  const { path } = useSite();
  if (entries.length < 2) return null;
  const here = path.split('?', 1)[0]!.slice(1);
  const part = topOf(
    entries,
    entries.find(({ slug }) => slug === here),
  );
  const inside = part ? entries.filter(({ parentId }) => parentId === part.id) : [];
  const top = entries.filter(({ parentId }) => parentId === null);
  return (
    <div className={css.navigation}>
      <Links label={t('front.pages')} entries={top} here={here} partId={part?.id} />
      {part && inside.length > 0 && <Links label={t('front.pages.here')} entries={inside} here={here} isInside />}
    </div>
  );
}

type LinksProps = {
  readonly label: string;
  readonly entries: Entries;
  readonly here: string;
  readonly partId?: string | undefined;
  readonly isInside?: boolean;
};

function Links({ label, entries, here, partId, isInside = false }: LinksProps) {
  return (
    <nav className={isInside ? css.inside : css.top} aria-label={label}>
      <ul>
        {entries.map(({ id, slug, title }) => (
          <li key={id}>
            <a href={`/${slug}`} aria-current={slug === here ? 'page' : id === partId ? 'true' : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function topOf(entries: Entries, entry: Entries[number] | undefined): Entries[number] | undefined {
  const above = entry && entries.find(({ id }) => id === entry.parentId);
  return above ? topOf(entries, above) : entry;
}
