import type { Block } from '@fachwerk/pages/contract-content';
import { BLOCK_GROUPS } from '@fachwerk/pages/rules/block-kind';
import { named } from '@fachwerk/react/data-words';
import { Dialog } from '@fachwerk/react/dialog';
import { useText } from '@fachwerk/react/texts';
import { Chip, Group, Text, TextInput, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconClipboard, IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { inOrder } from '../../rules/block-sketches.ts';
import { type Findable, findKinds } from '../../rules/find-kinds.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { useEditor } from '../editor/editor-context.ts';
import { newBlock, ownCopy, useCopied } from '../editor/new-block.ts';
import classes from './block-picker.module.css';
import { BlockSketch } from './block-sketch.tsx';
import { useArrows } from './use-arrows.ts';

type BlockGroup = (typeof BLOCK_GROUPS)[number];
type Props = {
  /** Where it will stand, in words. */
  place: string;
  onChoose: (block: Block) => void;
  onClose: () => void;
};

/** Which block comes next: drawn, in groups, found by what people call it; what was copied comes first. */
export function BlockPicker({ place, onChoose, onClose }: Props) {
  const t = useText(adminDe);
  const { known, languages } = useEditor();
  const [typed, setTyped] = useState('');
  const [group, setGroup] = useState<BlockGroup | null>(null);
  const [hasChosen, setChosen] = useState(false);
  const [cards, setCards] = useState<HTMLElement | null>(null);
  useArrows(cards);
  const copied = useCopied();
  const all = inOrder(known.kinds).map((kind) => ({
    ...wordsOf(kind.kind),
    kind: kind.kind,
    group: kind.group,
    given: kind,
  }));
  const isSearching = typed.trim() !== '';
  const found = findKinds(all, typed).filter((each) => isSearching || group === null || each.group === group);
  const choose = (block: Block) => {
    // The new block takes the focus, not the button that opened the picker.
    setChosen(true);
    onChoose(block);
    onClose();
  };
  const enter = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') {
      event.preventDefault();
      cards?.querySelector('button')?.focus();
    }
    const [first] = found;
    if (event.key === 'Enter' && isSearching && first) {
      event.preventDefault();
      choose(newBlock(first.given, languages));
    }
  };
  const card = (each: (typeof found)[number]) => (
    <PickerCard key={each.kind} {...each} onClick={() => choose(newBlock(each.given, languages))} />
  );
  const groups = BLOCK_GROUPS.filter((each) => found.some((kind) => kind.group === each));
  return (
    <Dialog title={t('editor.add')} onClose={onClose} size={980} isSheet returnFocus={!hasChosen}>
      <Text size="sm" c="dimmed" mb="sm">
        {place}
      </Text>
      <div className={classes.head}>
        <TextInput
          data-autofocus
          type="search"
          aria-label={t('picker.search')}
          placeholder={t('picker.search')}
          leftSection={<IconSearch size={18} stroke={1.5} />}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={enter}
        />
        <VisuallyHidden role="status">{isSearching && t('picker.found', { count: found.length })}</VisuallyHidden>
        {!isSearching && (
          <Chip.Group
            value={group ?? ALL}
            onChange={(next) => setGroup(BLOCK_GROUPS.find((each) => each === next) ?? null)}
          >
            <Group
              gap={6}
              wrap="nowrap"
              className={classes.groups ?? ''}
              role="radiogroup"
              aria-label={t('picker.groups')}
            >
              <Chip value={ALL} size="sm" variant="light">
                {t('picker.all')}
              </Chip>
              {BLOCK_GROUPS.filter((each) => all.some((kind) => kind.group === each)).map((each) => (
                <Chip key={each} value={each} size="sm" variant="light">
                  {t(`editor.group.${each}`)}
                </Chip>
              ))}
            </Group>
          </Chip.Group>
        )}
      </div>
      <div ref={setCards} className={classes.results}>
        {copied && !isSearching && (
          <section aria-label={t('picker.copied')} className={classes.section}>
            <h3 className={classes.group}>{t('picker.copied')}</h3>
            <div className={classes.cards}>
              <PickerCard
                kind={copied.kind}
                name={t('editor.paste', { name: wordsOf(copied.kind).name })}
                about={t('picker.copied.about')}
                isCopied
                onClick={() => choose(ownCopy(copied))}
              />
            </div>
          </section>
        )}
        {found.length === 0 && <Text c="dimmed">{t('picker.none', { typed: typed.trim() })}</Text>}
        {isSearching ? (
          <div className={classes.cards}>{found.map(card)}</div>
        ) : (
          groups.map((each) => (
            <section key={each} aria-label={t(`editor.group.${each}`)} className={classes.section}>
              <h3 className={classes.group}>{t(`editor.group.${each}`)}</h3>
              <div className={classes.cards}>{found.filter((kind) => kind.group === each).map(card)}</div>
            </section>
          ))
        )}
      </div>
    </Dialog>
  );
}

const ALL = 'all';

function wordsOf(kind: string): Omit<Findable, 'kind'> {
  return {
    name: named(`block.${kind}`) ?? kind,
    about: named(`picker.${kind}`) ?? '',
    words: named(`picker.${kind}.words`) ?? '',
  };
}

type CardProps = Pick<Findable, 'kind' | 'name' | 'about'> & { isCopied?: boolean; onClick: () => void };

/** The name is the button, and all of the card is pressed with it; what it is for is read after the name. */
function PickerCard({ kind, name, about, isCopied, onClick }: CardProps) {
  const id = useId();
  return (
    <div className={classes.card}>
      <span className={classes.sheet}>
        <BlockSketch kind={kind} />
      </span>
      <span className={classes.words}>
        <UnstyledButton className={classes.name ?? ''} aria-describedby={id} onClick={onClick}>
          {isCopied && <IconClipboard size={16} stroke={1.5} className={classes.icon} aria-hidden />}
          {name}
        </UnstyledButton>
        <span id={id} className={classes.about}>
          {about}
        </span>
      </span>
    </div>
  );
}
