import type { ShownBlock } from '@fachwerk/pages/contract-shown';
import { BlockFrame, PageFrame } from '@fachwerk/pages/site-parts';
import { ALL_BLOCKS } from '../known-blocks.ts';

type Props = {
  readonly title: string;
  readonly layout: 'standard' | 'narrow' | 'wide' | 'landing';
  readonly blocks: readonly ShownBlock[];
};

/** A start page as visitors see it, by the views of its blocks. */
export function StartPage({ title, layout, blocks }: Props) {
  return (
    <PageFrame title={title} layout={layout} isStart first={blocks[0]}>
      {blocks.map((block, at) => {
        const View = ALL_BLOCKS.views[block.kind];
        return (
          View && (
            <BlockFrame key={block.id} {...block}>
              <View given={{ ...block, isFirst: at === 0 }} />
            </BlockFrame>
          )
        );
      })}
    </PageFrame>
  );
}
