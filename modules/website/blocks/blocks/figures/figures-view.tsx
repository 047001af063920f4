import type { BlockOf } from '@fachwerk/pages/rules/block-kind';
import { numbered } from '../parts/numbered.ts';
import css from './figures.module.css';
import type { figuresBlock } from './figures-block.ts';

export function Part({ given: { content } }: { readonly given: BlockOf<typeof figuresBlock> }) {
  if (content.figures.length === 0) return null;
  return (
    <dl className={css.figures}>
      {numbered(content.figures).map(({ each: { value, label }, key }) => (
        <div key={key} className={css.figure}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
