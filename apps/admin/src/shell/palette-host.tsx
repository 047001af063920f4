import { lazyPart } from '@fachwerk/react/lazy-part';
import { Suspense, useCallback, useEffect, useState } from 'react';
import { type Asked, typedMeanwhile } from './typed-meanwhile.ts';

const find = () => import('./palette.tsx');
const Palette = lazyPart(async () => (await find()).Palette, 'over the page');

export function usePalette(): readonly [asked: Asked, open: () => void] {
  const [asked, setAsked] = useState<Asked>({ times: 0, typed: null });
  const open = useCallback(() => {
    const typed = typedMeanwhile();
    setAsked(({ times }) => ({ times: times + 1, typed }));
  }, []);
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
export function PaletteHost({ asked }: { asked: Asked }) {
  return <Suspense fallback={null}>{asked.times > 0 && <Palette asked={asked} />}</Suspense>;
}
