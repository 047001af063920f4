import type { BlockOf } from '@fachwerk/pages/rules/block-kind';
import css from './separator.module.css';
import type { separatorBlock } from './separator-block.ts';

export function Part({ given: { content } }: { readonly given: BlockOf<typeof separatorBlock> }) {
  return <hr className={`${css.separator} ${css[content.look]} ${css[content.size]}`} />;
}
