import type { ReactNode } from 'react';
import classes from './art.module.css';
import { ChatArt, ClockArt, RightsArt, WebsiteArt } from './art-objects.tsx';
import { BoardsArt, LockersArt, TeamArt } from './art-walls.tsx';

/** The product's illustrations, by the name after `art:`. */
const ARTS = {
  team: TeamArt,
  boards: BoardsArt,
  lockers: LockersArt,
  rights: RightsArt,
  clock: ClockArt,
  website: WebsiteArt,
  chat: ChatArt,
} as const satisfies Record<string, () => ReactNode>;
export type ArtName = keyof typeof ARTS;
export const ART_NAMES = Object.keys(ARTS) as readonly ArtName[];

const PREFIX = 'art:';

/** The name after `art:`, or null for an uploaded picture. */
export function artName(img: string): string | null {
  return img.startsWith(PREFIX) ? img.slice(PREFIX.length) : null;
}

/** Unknown names, from another version, render an empty frame. */
export function Art({ name }: { name: string }) {
  const Drawing = ART_NAMES.includes(name as ArtName) ? ARTS[name as ArtName] : BareFrame;
  return (
    <svg viewBox="0 0 240 160" fill="none" className={classes.sheet} focusable="false" aria-hidden="true">
      <Drawing />
    </svg>
  );
}

function BareFrame() {
  return (
    <>
      <path className={classes.ground} d="M16 143h208" />
      <path className={classes.fill} d="M56 40h128v102H56z" />
      <path className={classes.beam} d="M48 40h144M52 91h136M48 141h144M58 40v100M120 40v100M182 40v100" />
      <path className={classes.beam} d="m60 88 32-46M180 88l-32-46M60 138l28-44M180 138l-28-44" />
    </>
  );
}
