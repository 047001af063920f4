import type { BlockOf } from '@fachwerk/pages/rules/block-kind';
import { Action } from '../parts/action.tsx';
import { numbered } from '../parts/numbered.ts';
import css from './buttons.module.css';
import type { buttonsBlock } from './buttons-block.ts';

export function Part({ given: { content } }: { readonly given: BlockOf<typeof buttonsBlock> }) {
  return (
    <div className={`${css.buttons} ${css[content.align]}`}>
      {numbered(content.buttons).map(({ each: { text, link, look }, key }) => (
        <Action key={key} text={text} to={link} kind={look} />
      ))}
    </div>
  );
}
