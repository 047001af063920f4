import type { BlockOf } from '@fachwerk/pages/rules/block-kind';
import { Prose } from '@fachwerk/site/prose';
import { Action } from '../parts/action.tsx';
import { headingIn } from '../parts/heading.ts';
import { numbered } from '../parts/numbered.ts';
import { Picture } from '../parts/picture.tsx';
import css from './columns.module.css';
import type { columnsBlock } from './columns-block.ts';

export function Part({ given }: { readonly given: BlockOf<typeof columnsBlock> }) {
  const { columns, look } = given.content;
  const Title = `h${headingIn(given)}` as const;
  return (
    <div className={`${css.columns} ${css[look]}`}>
      {numbered(columns).map(({ each: { picture, title, text, action, link }, key }) => (
        <div key={key} className={css.column}>
          {picture && (
            <Picture
              picture={picture}
              settings={given.settings}
              ratio="landscape"
              sizes="(min-width: 700px) 24rem, 100vw"
            />
          )}
          <div className={css.words}>
            {title && <Title className={css.title}>{title}</Title>}
            <Prose text={text} />
            <Action text={action} to={link} kind="quiet" />
          </div>
        </div>
      ))}
    </div>
  );
}
