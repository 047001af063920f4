import type { Language } from '@fachwerk/base/language';
import { pageApi } from '@fachwerk/pages/contract';
import type { Block } from '@fachwerk/pages/contract-content';
import { isSame } from '@fachwerk/pages/rules/page-diff';
import { call } from '@fachwerk/react/call';
import { useEffect, useRef, useState } from 'react';
import type { Drawn } from '../../rules/shown-now.ts';

const PAUSE_MS = 400;

type Sheet = { readonly language: Language; readonly drawn: ReadonlyMap<string, Drawn | null> };

/** What the server knows of the blocks: asked for those that were changed, shortly after. Null: it leaves the block out. */
export function useDrawn(pageId: string, language: Language, blocks: readonly Block[]) {
  const [sheet, setSheet] = useState<Sheet>({ language, drawn: new Map() });
  const wanted = useRef<readonly Block[]>([]);
  const known = sheet.language === language ? sheet.drawn : null;

  useEffect(() => {
    const old = blocks.filter((block) => {
      const drawn = known?.get(block.id);
      return drawn === undefined || (drawn !== null && !isSame(drawn.of.content, block.content));
    });
    wanted.current = old;
    if (old.length === 0) return;
    const aborted = new AbortController();
    const isFirst = known === null || known.size === 0;
    const timer = setTimeout(
      () =>
        call(pageApi.draw, { pageId, language, blocks: old }, { signal: aborted.signal }).then(
          (answer) => {
            const shown = new Map(answer.blocks.map((block) => [block.id, block]));
            setSheet((before) => {
              const drawn = new Map(before.language === language ? before.drawn : []);
              for (const block of old) {
                const one = shown.get(block.id);
                drawn.set(block.id, one ? { of: block, shown: one } : null);
              }
              return { language, drawn };
            });
          },
          // Offline, or changed once more: the words are there, the rest is asked for with the next change.
          () => undefined,
        ),
      isFirst ? 0 : PAUSE_MS,
    );
    return () => {
      clearTimeout(timer);
      aborted.abort();
    };
  }, [pageId, language, blocks, known]);
  return (blockId: string) => known?.get(blockId);
}
