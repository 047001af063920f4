import type { Block } from '@fachwerk/pages/contract-content';
import { useText } from '@fachwerk/react/texts';
import { useEffect, useRef, useState } from 'react';
import { adminDe } from '../../texts/admin.de.ts';
import { useBlockLabels } from '../editor/block-words.ts';
import { kindOf, useEditor } from '../editor/editor-context.ts';
import classes from './canvas.module.css';
import { useCanvas, useCanvasState, ZONE } from './canvas-context.ts';
import { DrawnBlock } from './drawn-block.tsx';
import { InsertPlace } from './insert-place.tsx';
import { idOf, itemOf } from './puck-data.ts';
import { useInlineLabels } from './use-inline-words.ts';

/** One block in the canvas; words are written where they stand. `id` is Puck's. */
export function CanvasBlock({ id, block }: { id: string; block: Block }) {
  const t = useText(adminDe);
  const { known, language, samples, drawnOf } = useEditor();
  const { blockName } = useBlockLabels();
  const { draft, fresh } = useCanvas();
  const dispatch = useCanvasState((canvas) => canvas.dispatch);
  const selectorOf = useCanvasState((canvas) => canvas.getSelectorForId);
  const root = useRef<HTMLDivElement>(null);
  const [round, setRound] = useState(0);
  const isFresh = fresh === idOf(id);
  const isDrawn = drawnOf(idOf(id)) !== undefined;
  // Once more when it has its height.
  useEffect(() => {
    if (isFresh) root.current?.scrollIntoView({ block: isDrawn ? 'center' : 'nearest' });
  }, [isFresh, isDrawn]);
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
  const at = draft.content.blocks.findIndex((each) => each.id === idOf(id));
  return (
    <div ref={root} className={classes.block} data-empty={t('editor.block.left_out', { name: blockName(block.kind) })}>
      <DrawnBlock key={round} block={block} isFirst={at === 0} />
      {at === 0 && <InsertPlace at={0} edge="above" />}
      {at >= 0 && <InsertPlace at={at + 1} edge="below" />}
    </div>
  );
}
