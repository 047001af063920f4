import type { Block } from '@fachwerk/pages/contract-content';
import { useText } from '@fachwerk/react/texts';
import { useRef, useState } from 'react';
import { adminDe } from '../../texts/admin.de.ts';
import { useBlockLabels } from '../editor/block-words.ts';
import { kindOf, useEditor } from '../editor/editor-context.ts';
import classes from './canvas.module.css';
import { useCanvas, useCanvasState, ZONE } from './canvas-context.ts';
import { DrawnBlock } from './drawn-block.tsx';
import { idOf, itemOf } from './puck-data.ts';
import { useInlineLabels } from './use-inline-words.ts';

/** One block in the canvas; words are written where they stand. `id` is Puck's. */
export function CanvasBlock({ id, block }: { id: string; block: Block }) {
  const t = useText(adminDe);
  const { known, language, samples } = useEditor();
  const { blockName } = useBlockLabels();
  const { draft } = useCanvas();
  const dispatch = useCanvasState((canvas) => canvas.dispatch);
  const selectorOf = useCanvasState((canvas) => canvas.getSelectorForId);
  const root = useRef<HTMLDivElement>(null);
  const [round, setRound] = useState(0);
  useInlineLabels(root, {
    block,
    language,
    samples,
    fields: kindOf(known, block.kind)?.fields ?? {},
    onChange: (content) => {
      const at = selectorOf(id)?.index;
      if (at === undefined) return;
      const { type, props } = itemOf({ ...block, content });
      dispatch({
        type: 'replace',
        destinationIndex: at,
        destinationZone: ZONE,
        data: { type, props: { ...props, id } },
        recordHistory: true,
      });
    },
    onBegin: () => {
      const itemSelector = selectorOf(id);
      if (itemSelector) dispatch({ type: 'setUi', ui: { itemSelector } });
    },
    onEnd: () => setRound(round + 1),
  });
  return (
    <div ref={root} className={classes.block} data-empty={t('editor.block.left_out', { name: blockName(block.kind) })}>
      <DrawnBlock key={round} block={block} isFirst={draft.content.blocks[0]?.id === idOf(id)} />
    </div>
  );
}
