import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import classes from './section.module.css';

export type SectionEntry = {
  readonly id: string;
  readonly title: string;
  /** Said where fields of the section are wrong. */
  readonly fault?: string | undefined;
};

const MARGIN_PX = 24;

/** The way to the parts of a long form; shows where one is and where something is wrong. */
export function SectionNav({ label, sections }: { label: string; sections: readonly SectionEntry[] }) {
  const current = useCurrentSection(sections.map(({ id }) => id));
  const nav = useRef<HTMLElement>(null);
  // On a phone the way is longer than the screen: it goes along.
  useEffect(() => {
    const item = nav.current?.querySelector<HTMLElement>('[aria-current]');
    if (current && item && nav.current) nav.current.scrollLeft = item.offsetLeft - nav.current.offsetLeft - MARGIN_PX;
  }, [current]);
  return (
    <nav ref={nav} aria-label={label} className={classes.nav}>
      {sections.map(({ id, title, fault }) => (
        <UnstyledButton
          key={id}
          className={classes.item ?? ''}
          {...(id === current && { 'aria-current': 'true' })}
          onClick={() => goTo(id)}
        >
          {fault && <IconAlertTriangle size={14} stroke={1.5} className={classes.fault} aria-hidden />}
          {title}
          {fault && <VisuallyHidden>{`, ${fault}`}</VisuallyHidden>}
        </UnstyledButton>
      ))}
    </nav>
  );
}

/** Brings a section into view, and its first field under the fingers. */
export function goTo(id: string): void {
  const section = document.getElementById(id);
  section?.scrollIntoView({ block: 'start' });
  section?.querySelector<HTMLElement>('input, textarea, button, select')?.focus({ preventScroll: true });
}

/** The section that a line a little above the middle of the screen crosses: the last one reaches it too. */
function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0]);
  const key = ids.join();
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.find(({ isIntersecting }) => isIntersecting);
        if (seen) setCurrent(seen.target.id);
      },
      { rootMargin: '-42% 0px -57% 0px' },
    );
    for (const id of key.split(',')) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [key]);
  return current;
}
