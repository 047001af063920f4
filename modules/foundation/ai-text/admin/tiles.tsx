import { lazyPart } from '@fachwerk/react/lazy-part';
import { addTexts } from '@fachwerk/react/texts';
import type { Tile } from '@fachwerk/react/tile';
import { tilesDe } from '../texts/tiles.de.ts';

// The frame says what a module is called before the module itself is there.
addTexts('de', tilesDe);

export const tiles: readonly Tile[] = [
  {
    name: 'chatgpt',
    title: 'tile.chatgpt.title',
    info: 'tile.chatgpt.info',
    areas: ['content'],
    capability: 'ai_text.use',
    Tile: lazyPart(async () => (await import('./tile/ai-text-tile.tsx')).AiTextTile),
  },
];
