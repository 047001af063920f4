import type { BlockOf } from '@fachwerk/pages/rules/block-kind';
import { headingIn } from '../parts/heading.ts';
import { numbered } from '../parts/numbered.ts';
import css from './steps.module.css';
import type { stepsBlock } from './steps-block.ts';

export function Part({ given }: { readonly given: BlockOf<typeof stepsBlock> }) {
  const Title = `h${headingIn(given)}` as const;
  return (
    <ol className={css.steps}>
      {numbered(given.content.steps).map(({ each: { title, text }, key }) => (
        <li key={key} className={css.step}>
          <div className={css.words}>
            {title && <Title className={css.title}>{title}</Title>}
            {text && <p>{text}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}
