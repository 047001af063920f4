import { type Block, MOST_BLOCKS } from '@fachwerk/pages/contract-content';
import { notify } from '@fachwerk/react/notice';
import { useText } from '@fachwerk/react/texts';
import { Button, Group, Paper, Text, UnstyledButton } from '@mantine/core';
import { IconClipboardCopy, IconCopy, IconCut, IconPlus } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { adminDe } from '../../texts/admin.de.ts';
import { useBlockLabels } from '../editor/block-words.ts';
import { useEditor } from '../editor/editor-context.ts';
import { copyBlock, ownCopy } from '../editor/new-block.ts';
import type { Draft } from '../editor/use-draft.ts';
import { BlockPanels } from '../fields/block-panels.tsx';
import { moved } from '../fields/content-values.ts';
import { RowButtons } from '../fields/list-field.tsx';
import { BlockPicker } from '../picker/block-picker.tsx';
import { focusFirstField } from '../picker/first-field.ts';
import { usePlaceWords } from '../picker/place-words.ts';
import classes from './phone.module.css';

/** Block after block as forms: what a page is made of, on a screen that has no room for the page itself. */
export function PhoneEditor({ draft: { content, keeper } }: { draft: Draft }) {
  const t = useText(adminDe);
  const [open, setOpen] = useState<string | null>(null);
  const [addAt, setAddAt] = useState<number | null>(null);
  const { blocks } = content;
  const set = (next: readonly Block[]) => keeper.change({ ...content, blocks: [...next] });
  const [fresh, setFresh] = useState<string | null>(null);
  const { revealed } = useEditor();
  useEffect(() => {
    if (!revealed) return;
    setOpen(revealed.blockId);
    setFresh(revealed.blockId);
  }, [revealed]);
  const places = usePlaceWords(blocks);
  const isFull = blocks.length >= MOST_BLOCKS;
  const add = (block: Block, at = addAt ?? blocks.length) => {
    set(blocks.toSpliced(at, 0, block));
    setOpen(block.id);
    setFresh(block.id);
  };
  const { blockName } = useBlockLabels();
  const remove = (block: Block, at: number) => {
    set(blocks.filter(({ id }) => id !== block.id));
    const bringBack = () => {
      const now = keeper.state.content;
      keeper.change({ ...now, blocks: now.blocks.toSpliced(at, 0, block) });
    };
    const words = { name: blockName(block.kind), count: blocks.length - 1 };
    notify(t('editor.said.removed', words), { run: bringBack });
  };
  return (
    <>
      {blocks.length === 0 && <Text c="dimmed">{t('editor.no_blocks')}</Text>}
      <ol className={classes.blocks} aria-label={t('editor.blocks')}>
        {blocks.map((block, at) => (
          <li key={block.id}>
            <AddBetween label={places.add(at)} isFull={isFull} onAdd={() => setAddAt(at)} />
            <PhoneBlock
              block={block}
              isFresh={fresh === block.id}
              isOpen={open === block.id}
              onOpen={() => setOpen(open === block.id ? null : block.id)}
              canUp={at > 0}
              canDown={at < blocks.length - 1}
              onMove={(by) => set(moved(blocks, at, at + by))}
              onRemove={() => remove(block, at)}
              onDuplicate={isFull ? null : () => add(ownCopy(block), at + 1)}
              onChange={(next) => set(blocks.map((each) => (each.id === next.id ? next : each)))}
            />
          </li>
        ))}
      </ol>
      <Button
        variant="default"
        fullWidth
        leftSection={<IconPlus size={16} stroke={1.5} />}
        disabled={isFull}
        onClick={() => setAddAt(blocks.length)}
      >
        {t('editor.add')}
      </Button>
      {addAt !== null && (
        <BlockPicker place={places.place(addAt)} onChoose={(block) => add(block)} onClose={() => setAddAt(null)} />
      )}
    </>
  );
}

/** A narrow line between two blocks, to be pressed. */
function AddBetween({ label, isFull, onAdd }: { label: string; isFull: boolean; onAdd: () => void }) {
  return (
    <UnstyledButton className={classes.between ?? ''} aria-label={label} disabled={isFull} onClick={onAdd}>
      <IconPlus size={16} stroke={2} aria-hidden />
    </UnstyledButton>
  );
}

type Props = {
  block: Block;
  /** Just added: it is scrolled to, and its first field has the focus. */
  isFresh: boolean;
  isOpen: boolean;
  onOpen: () => void;
  canUp: boolean;
  canDown: boolean;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
  onDuplicate: (() => void) | null;
  onChange: (block: Block) => void;
};

function PhoneBlock({ block, isFresh, isOpen, onOpen, onChange, onDuplicate, ...steps }: Props) {
  const t = useText(adminDe);
  const { companyId } = useEditor();
  const { blockName, summary } = useBlockLabels();
  const name = blockName(block.kind);
  const card = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isFresh) return;
    card.current?.scrollIntoView({ block: 'start' });
    return focusFirstField(() => form.current);
  }, [isFresh]);
  const copy = () => {
    copyBlock(companyId, block);
    notify(t('editor.copied', { name }));
  };
  const cut = () => {
    copy();
    steps.onRemove();
  };
  const deeds = [
    { step: 'duplicate', icon: IconCopy, run: onDuplicate },
    { step: 'copy', icon: IconClipboardCopy, run: copy },
    { step: 'cut', icon: IconCut, run: cut },
  ] as const;
  return (
    <Paper ref={card} withBorder className={classes.block ?? ''}>
      <div className={classes.head}>
        <UnstyledButton className={classes.open ?? ''} aria-expanded={isOpen} onClick={onOpen}>
          <Text fw={500} component="span">
            {name}
          </Text>
          <Text size="sm" c="dimmed" component="span" truncate display="block">
            {summary(block)}
          </Text>
        </UnstyledButton>
        <RowButtons name={name} {...steps} />
      </div>
      {isOpen && (
        <div ref={form} className={classes.form}>
          <BlockPanels block={block} onChange={onChange} />
          <Group gap={4} mt="sm">
            {deeds.map(({ step, icon: Icon, run }) => (
              <Button
                key={step}
                size="xs"
                variant="default"
                leftSection={<Icon size={16} stroke={1.5} />}
                aria-label={t(`editor.${step}`, { name })}
                disabled={run === null}
                onClick={() => run?.()}
              >
                {t(`editor.short.${step}`)}
              </Button>
            ))}
          </Group>
        </div>
      )}
    </Paper>
  );
}
