import { useText } from '@fachwerk/react/texts';
import { ActionIcon, Group } from '@mantine/core';
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { adminDe } from '../../texts/admin.de.ts';
import { useEditor } from '../editor/editor-context.ts';
import { EditorNotes } from '../editor/editor-notes.tsx';
import { BlockPicker } from '../picker/block-picker.tsx';
import { usePlaceWords } from '../picker/place-words.ts';
import { useCanvas, useCanvasState, ZONE } from './canvas-context.ts';
import { dataOf } from './puck-data.ts';
import { useBlockActions } from './use-block-actions.ts';

/** The bar above the canvas, with the steps back and forth. */
export function CanvasHead() {
  const t = useText(adminDe);
  const { draft, bar } = useCanvas();
  useTakenOver();
  useRevealed();
  const history = useCanvasState((canvas) => canvas.history);
  const steps = [
    { label: t('editor.undo'), icon: IconArrowBackUp, run: history.hasPast ? history.back : null },
    { label: t('editor.redo'), icon: IconArrowForwardUp, run: history.hasFuture ? history.forward : null },
  ];
  return (
    <div>
      {bar(
        <Group gap={0} wrap="nowrap">
          {steps.map(({ label, icon: Icon, run }) => (
            <ActionIcon
              key={label}
              variant="subtle"
              color="gray"
              size={36}
              aria-label={label}
              title={label}
              {...(run ? { onClick: () => run() } : { 'data-disabled': true, 'aria-disabled': true })}
            >
              <Icon size={20} stroke={1.5} />
            </ActionIcon>
          ))}
        </Group>,
      )}
      <EditorNotes draft={draft} />
      <AddBlock />
    </div>
  );
}

/** The choice of the next block, from wherever it was asked for: the plus in the page, the button beside it, the list of kinds. */
function AddBlock() {
  const { draft, addAt, onAddAt, addNow } = useCanvas();
  const { place } = usePlaceWords(draft.content.blocks);
  const { add } = useBlockActions();
  useEffect(() => {
    addNow.current = add;
  });
  if (addAt === null || !add) return null;
  return <BlockPicker place={place(addAt)} onChoose={(block) => add(block, addAt)} onClose={() => onAddAt(null)} />;
}

/** Whoever is led to a block finds it chosen, in sight and ready to be written in. */
function useRevealed(): void {
  const { draft, onFresh } = useCanvas();
  const { revealed } = useEditor();
  const dispatch = useCanvasState((canvas) => canvas.dispatch);
  const done = useRef(revealed);
  const { blocks } = draft.content;
  useEffect(() => {
    if (!revealed || done.current === revealed) return;
    done.current = revealed;
    const index = blocks.findIndex(({ id }) => id === revealed.blockId);
    if (index < 0) return;
    dispatch({ type: 'setUi', ui: { itemSelector: { index, zone: ZONE } } });
    onFresh(revealed.blockId);
  }, [revealed, blocks, dispatch, onFresh]);
}

/** What came from elsewhere is put into the canvas; steps back lead to what was there since, never to before it. */
function useTakenOver(): void {
  const { draft } = useCanvas();
  const dispatch = useCanvasState((canvas) => canvas.dispatch);
  const setHistories = useCanvasState((canvas) => canvas.history.setHistories);
  const ui = useCanvasState(({ appState }) => appState.ui);
  const shown = useRef(draft.from);
  const { from, content } = draft;
  useEffect(() => {
    if (shown.current === from) return;
    shown.current = from;
    const data = dataOf(content);
    dispatch({ type: 'setData', data, recordHistory: false });
    setHistories([{ id: String(from), state: { data, ui } }]);
  }, [from, content, dispatch, setHistories, ui]);
}
