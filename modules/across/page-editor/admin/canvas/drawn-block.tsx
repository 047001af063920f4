import type { Block } from '@fachwerk/pages/contract-content';
import { BlockFrame } from '@fachwerk/pages/site-parts';
import { useText } from '@fachwerk/react/texts';
import { Component, type ReactNode } from 'react';
import { shownNow } from '../../rules/shown-now.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { useBlockLabels } from '../editor/block-words.ts';
import { kindOf, useEditor } from '../editor/editor-context.ts';
import classes from './canvas.module.css';

/** A block as visitors would see it now. */
export function DrawnBlock({ block, isFirst }: { block: Block; isFirst: boolean }) {
  const t = useText(adminDe);
  const { known, language, drawnOf } = useEditor();
  const { blockName } = useBlockLabels();
  const kind = kindOf(known, block.kind);
  const View = known.views[block.kind];
  const drawn = drawnOf(block.id);
  const name = blockName(block.kind);
  if (!kind || !View) return <Note>{t('editor.block.unknown', { name })}</Note>;
  if (drawn === undefined) return <Note>{t('editor.block.drawing', { name })}</Note>;
  if (drawn === null) return <Note>{t('editor.block.left_out', { name })}</Note>;
  const given = { ...shownNow(block, kind.fields, language, drawn), isFirst };
  return (
    <Guard of={block} instead={<Note>{t('editor.block.left_out', { name })}</Note>}>
      <BlockFrame {...given}>
        <View given={given} />
      </BlockFrame>
    </Guard>
  );
}

function Note({ children }: { children: ReactNode }) {
  return <p className={classes.note}>{children}</p>;
}

type GuardProps = { of: Block; children: ReactNode; instead: ReactNode };

/** A view that fails leaves its place to a word about it until the block is changed; the rest of the page stands. */
class Guard extends Component<GuardProps, { failedFor: Block | null; hasFailed: boolean }> {
  override state = { failedFor: null, hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ of }: GuardProps, state: { failedFor: Block | null; hasFailed: boolean }) {
    if (!state.hasFailed) return null;
    if (state.failedFor === null) return { failedFor: of };
    return state.failedFor === of ? null : { failedFor: null, hasFailed: false };
  }

  override render() {
    return this.state.hasFailed ? this.props.instead : this.props.children;
  }
}
