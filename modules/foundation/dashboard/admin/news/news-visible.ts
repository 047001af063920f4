import { useMediaQuery } from '@mantine/hooks';

/** Number of visible slides by window width in px (spec §9). A partly visible slide hints at more. */
const VISIBLE_SLIDES = [
  { fromWidth: 1400, slides: 2.1 },
  { fromWidth: 1120, slides: 1.5 },
  { fromWidth: 0, slides: 1.2 },
] as const;

export function useVisibleSlides(): number {
  const [wide, middle, narrow] = VISIBLE_SLIDES;
  const isWide = useMediaQuery(`(min-width: ${wide.fromWidth}px)`, false, { getInitialValueInEffect: false });
  const isMiddle = useMediaQuery(`(min-width: ${middle.fromWidth}px)`, false, { getInitialValueInEffect: false });
  if (isWide) return wide.slides;
  return isMiddle ? middle.slides : narrow.slides;
}
