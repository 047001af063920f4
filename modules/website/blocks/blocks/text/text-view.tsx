import type { BlockOf } from '@fachwerk/pages/rules/block-kind';
import { Prose } from '@fachwerk/site/prose';
import { headingIn } from '../parts/heading.ts';
import css from './text.module.css';
import type { textBlock } from './text-block.ts';

export function Part({ given }: { readonly given: BlockOf<typeof textBlock> }) {
  const { text, layout, align } = given.content;
  return (
    <div className={`${css.text} ${css[layout]} ${css[align]}`}>
      <Prose text={text} level={headingIn(given)} />
    </div>
  );
}
