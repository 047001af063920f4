import type { BlockOf } from '@fachwerk/pages/rules/block-kind';
import { Prose } from '@fachwerk/site/prose';
import { headingIn } from '../parts/heading.ts';
import { numbered } from '../parts/numbered.ts';
import css from './faq.module.css';
import type { faqBlock } from './faq-block.ts';

export function Part({ given }: { readonly given: BlockOf<typeof faqBlock> }) {
  const { items, isFirstOpen } = given.content;
  const Question = `h${headingIn(given)}` as const;
  return (
    <div className={css.faq}>
      {numbered(items).map(({ each: { question, answer }, at, key }) => (
        <details key={key} className={css.item} open={isFirstOpen && at === 0}>
          <summary className={css.question}>
            <Question>{question}</Question>
          </summary>
          <div className={css.answer}>
            <Prose text={answer} />
          </div>
        </details>
      ))}
    </div>
  );
}
