import { useSite } from '@fachwerk/site/site-context';
import { Component, type ReactNode, Suspense } from 'react';
import type { ShownBlock } from '../contract-shown.ts';
import { BlockFrame } from './block-frame.tsx';
import { blockSlot, type FilledBlock } from './slots.ts';

/** Renders each block by the part of its kind. A block without a part is skipped. */
export function PageBlocks({ blocks }: { readonly blocks: readonly ShownBlock[] }) {
  const { slots } = useSite();
  const parts = new Map(
    slots
      .filter(({ slot }) => slot === blockSlot.name)
      .map(({ Part, data }) => [(data as FilledBlock).kind, { Part, data }]),
  );
  return blocks.map((block, at) => {
    const known = parts.get(block.kind);
    if (!known) return null;
    const { Part, data } = known;
    return (
      <LeftOut key={block.id}>
        {/* On the server Suspense catches a failing block: the error is logged and the block left out. */}
        <Suspense fallback={null}>
          <BlockFrame {...block}>
            <Part given={{ ...block, isFirst: at === 0 }} data={data} />
          </BlockFrame>
        </Suspense>
      </LeftOut>
    );
  });
}

/** The same in the browser. */
class LeftOut extends Component<{ readonly children: ReactNode }, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? null : this.props.children;
  }
}
