import { lazy, Suspense, useCallback, useState } from 'react';

const Palette = lazy(async () => ({ default: (await import('./palette.tsx')).Palette }));

/** How often the palette was asked for; each time it opens. */
export function usePalette(): readonly [asked: number, open: () => void] {
  const [asked, setAsked] = useState(0);
  const open = useCallback(() => setAsked((before) => before + 1), []);
  return [asked, open];
}

/** The palette is fetched when it is first asked for. */
export function PaletteHost({ asked }: { asked: number }) {
  return <Suspense fallback={null}>{asked > 0 && <Palette asked={asked} />}</Suspense>;
}
