import { lazy, Suspense, useState } from 'react';

const Palette = lazy(async () => ({ default: (await import('./palette.tsx')).Palette }));

export type PaletteState = { readonly isOpen: boolean; readonly isWanted: boolean; open(): void; close(): void };

export function usePalette(): PaletteState {
  const [isOpen, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  return {
    isOpen,
    isWanted,
    open: () => {
      setWanted(true);
      setOpen(true);
    },
    close: () => setOpen(false),
  };
}

/** The palette is fetched when it is first asked for. */
export function PaletteHost({ palette }: { palette: PaletteState }) {
  if (!palette.isWanted) return null;
  return (
    <Suspense fallback={null}>
      <Palette isOpen={palette.isOpen} onOpen={palette.open} onClose={palette.close} />
    </Suspense>
  );
}
