import { lazy, Suspense, useCallback, useEffect, useState } from 'react';

const find = () => import('./palette.tsx');
const Palette = lazy(async () => ({ default: (await find()).Palette }));

/** How often the palette was asked for; each time it opens. */
export function usePalette(): readonly [asked: number, open: () => void] {
  const [asked, setAsked] = useState(0);
  const open = useCallback(() => setAsked((before) => before + 1), []);
  useEffect(() => {
    // Who holds Ctrl or ⌘ may press K next, and type at once: the palette comes to meet them.
    const prepare = (event: KeyboardEvent) => {
      if (event.key !== 'Control' && event.key !== 'Meta') return;
      window.removeEventListener('keydown', prepare);
      find().catch(() => undefined);
    };
    window.addEventListener('keydown', prepare);
    return () => window.removeEventListener('keydown', prepare);
  }, []);
  return [asked, open];
}

/** The palette is fetched when it is first asked for. */
export function PaletteHost({ asked }: { asked: number }) {
  return <Suspense fallback={null}>{asked > 0 && <Palette asked={asked} />}</Suspense>;
}
