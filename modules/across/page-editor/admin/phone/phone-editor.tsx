import { type Block, MOST_BLOCKS } from '@fachwerk/pages/contract-content';
import { notify } from '@fachwerk/react/notice';
import { useText } from '@fachwerk/react/texts';
import { Button, Paper, Text, UnstyledButton } from '@mantine/core';
import { IconClipboardCopy, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { adminDe } from '../../texts/admin.de.ts';
import { BlockChoice } from '../editor/block-choice.tsx';
import { useBlockLabels } from '../editor/block-words.ts';
import { useEditor } from '../editor/editor-context.ts';
import { copyBlock } from '../editor/new-block.ts';
import type { Draft } from '../editor/use-draft.ts';
import { BlockPanels } from '../fields/block-panels.tsx';
import { moved } from '../fields/content-values.ts';
import { RowButtons } from '../fields/list-field.tsx';
import classes from './phone.module.css';

/** Block after block as forms: what a page is made of, on a screen that has no room for the page itself. */
export function PhoneEditor({ draft: { content, keeper } }: { draft: Draft }) {
  const t = useText(adminDe);
  const [open, setOpen] = useState<string | null>(null);
  const [addAt, setAddAt] = useState<number | null>(null);
  const { blocks } = content;
  const set = (next: readonly Block[]) => keeper.change({ ...content, blocks: [...next] });
  const add = (block: Block) => {
    set([...blocks.slice(0, addAt ?? blocks.length), block, ...blocks.slice(addAt ?? blocks.length)]);
    setOpen(block.id);
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
            <PhoneBlock
              block={block}
              isOpen={open === block.id}
              onOpen={() => setOpen(open === block.id ? null : block.id)}
              canUp={at > 0}
              canDown={at < blocks.length - 1}
              onMove={(by) => set(moved(blocks, at, at + by))}
              onRemove={() => remove(block, at)}
              onChange={(next) => set(blocks.map((each) => (each.id === next.id ? next : each)))}
            />
          </li>
        ))}
      </ol>
      <Button
        variant="default"
        fullWidth
        leftSection={<IconPlus size={16} stroke={1.5} />}
        disabled={blocks.length >= MOST_BLOCKS}
        onClick={() => setAddAt(blocks.length)}
      >
        {t('editor.add')}
      </Button>
      {addAt !== null && <BlockChoice onChoose={add} onClose={() => setAddAt(null)} />}
    </>
  );
}

type Props = {
  block: Block;
  isOpen: boolean;
  onOpen: () => void;
  canUp: boolean;
  canDown: boolean;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
  onChange: (block: Block) => void;
};

function PhoneBlock({ block, isOpen, onOpen, onChange, ...steps }: Props) {
  const t = useText(adminDe);
  const { companyId } = useEditor();
  const { blockName, summary } = useBlockLabels();
  const name = blockName(block.kind);
  return (
    <Paper withBorder className={classes.block ?? ''}>
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
        <div className={classes.form}>
          <BlockPanels block={block} onChange={onChange} />
          <Button
            variant="subtle"
            color="gray"
            leftSection={<IconClipboardCopy size={16} stroke={1.5} />}
            onClick={() => {
              copyBlock(companyId, block);
              notify(t('editor.copied', { name }));
            }}
          >
            {t('editor.copy', { name })}
          </Button>
        </div>
      )}
    </Paper>
  );
}
