import { useText } from '@fachwerk/react/texts';
import { ActionIcon, Box, Skeleton, Text } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import type { NewsItem } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import classes from './news.module.css';
import { NewsSlide } from './news-slide.tsx';
import { useVisibleSlides } from './news-visible.ts';
import { type Reel, useReel } from './use-reel.ts';

/** Scrolls by touch, wheel, buttons and arrow keys; announces the visible slides. */
export function NewsCarousel({ items }: { items: readonly NewsItem[] }) {
  const t = useText(adminDe);
  const visible = useVisibleSlides();
  const reel = useReel(items.length, visible);
  const turn = (event: KeyboardEvent) => {
    const go = { ArrowLeft: reel.previous, ArrowRight: reel.next, Home: reel.first, End: reel.last }[event.key];
    if (!go) return;
    event.preventDefault();
    go();
  };
  return (
    <Box
      className={classes.carousel ?? ''}
      role="group"
      aria-roledescription={t('news.carousel')}
      aria-label={t('news.title')}
    >
      <Box
        component="ul"
        ref={reel.track}
        className={classes.track ?? ''}
        style={{ '--slides': visible }}
        tabIndex={0}
        aria-label={t('news.title')}
        onKeyDown={turn}
        onScroll={reel.look}
      >
        {items.map((item, at) => (
          // Slides have no id; the list is replaced as a whole.
          <li key={`${at} ${item.title}`} aria-label={t('news.slide_of', { at: at + 1, count: items.length })}>
            <NewsSlide item={item} />
          </li>
        ))}
      </Box>
      <Controls reel={reel} count={items.length} />
    </Box>
  );
}

function Controls({ reel, count }: { reel: Reel; count: number }) {
  const t = useText(adminDe);
  const { from, to } = reel.seen;
  const at = from === to ? `${from}` : `${from}–${to}`;
  return (
    <div className={classes.controls}>
      <Text size="xs" c="dimmed" className="tabular" role="status">
        {t('news.position', { at, count })}
      </Text>
      <Turn label={t('news.previous')} run={reel.previous} isPossible={!reel.isAtStart} icon={IconChevronLeft} />
      <Turn label={t('news.next')} run={reel.next} isPossible={!reel.isAtEnd} icon={IconChevronRight} />
    </div>
  );
}

type TurnProps = { label: string; run: () => void; isPossible: boolean; icon: typeof IconChevronLeft };

function Turn({ label, run, isPossible, icon: Icon }: TurnProps) {
  return (
    <ActionIcon
      variant="default"
      size={32}
      aria-label={label}
      onClick={run}
      {...(!isPossible && { 'data-disabled': true, 'aria-disabled': true })}
    >
      <Icon size={18} stroke={1.5} />
    </ActionIcon>
  );
}

/** Skeleton of the same height, to avoid layout shift. */
export function NewsCarouselOutline() {
  const t = useText(adminDe);
  const visible = useVisibleSlides();
  return (
    <div className={classes.carousel} role="status" aria-label={t('kit.loading')} aria-busy>
      <Box className={classes.track ?? ''} style={{ '--slides': visible }}>
        {[1, 2, 3].map((slide) => (
          <div key={slide} className={classes.outline}>
            <Skeleton className={classes.slide ?? ''} radius="md" />
          </div>
        ))}
      </Box>
      <div className={classes.controls} />
    </div>
  );
}
