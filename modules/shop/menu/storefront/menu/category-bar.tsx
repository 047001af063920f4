import { useText } from '@fachwerk/site/texts';
import { useEffect, useRef, useState } from 'react';
import type { MenuCategory } from '../../contract.ts';
import { siteDe } from '../../texts/site.de.ts';
import css from './category-bar.module.css';

type Props = {
  readonly categories: readonly MenuCategory[];
  /** On one page they are places in it; otherwise each has a page. */
  readonly isWhole: boolean;
  /** The one whose page this is. */
  readonly currentId?: string | undefined;
};

export const sectionId = (categoryId: string) => `k-${categoryId}`;

/** Stays in sight, and follows where one reads. Links of the page itself: without a script they lead to the same places. */
export function CategoryBar({ categories, isWhole, currentId }: Props) {
  const t = useText(siteDe);
  const bar = useRef<HTMLUListElement>(null);
  const read = useReadCategory(isWhole ? categories : []);
  const current = isWhole ? read : currentId;
  useEffect(() => {
    const list = bar.current;
    const link = list?.querySelector<HTMLElement>('[aria-current]');
    if (!list || !link) return;
    // Only the bar moves: the page is where somebody reads.
    const middle = link.offsetLeft - (list.clientWidth - link.offsetWidth) / 2;
    list.scrollTo({ left: middle, behavior: isStill() ? 'auto' : 'smooth' });
  });
  if (categories.length < 2) return null;
  return (
    <nav className={css.bar} aria-label={t('menu.categories')}>
      <ul ref={bar} className={css.list}>
        {!isWhole && (
          <li>
            <a className={css.link} href="/shop" aria-current={currentId ? undefined : 'page'}>
              {t('menu.all')}
            </a>
          </li>
        )}
        {categories.map(({ id, name }) => (
          <li key={id}>
            <a
              className={css.link}
              href={isWhole ? `#${sectionId(id)}` : `/shop/kategorie/${id}`}
              aria-current={id === current ? (isWhole ? 'location' : 'page') : undefined}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const isStill = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

const isAbove = (section: Element) => section.getBoundingClientRect().bottom < window.innerHeight / 2;

/** The category that stands below the bar; below all of them, the last. */
function useReadCategory(categories: readonly MenuCategory[]): string | undefined {
  const [id, setId] = useState<string>();
  const ids = categories.map((category) => category.id).join();
  useEffect(() => {
    const sections = ids.split(',').flatMap((each) => document.getElementById(sectionId(each)) ?? []);
    if (sections.length === 0) return;
    const seen = new Map<Element, boolean>();
    const watch = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) seen.set(target, isIntersecting);
        const first = sections.find((section) => seen.get(section)) ?? sections.findLast(isAbove);
        if (first) setId(first.id.slice(sectionId('').length));
      },
      // The upper half of what is seen, below the bar.
      { rootMargin: '-80px 0px -50% 0px' },
    );
    for (const section of sections) watch.observe(section);
    return () => watch.disconnect();
  }, [ids]);
  return id;
}
