import type { BlockOf } from '@fachwerk/pages/rules/block-kind';
import { Prose } from '@fachwerk/site/prose';
import { Action } from '../parts/action.tsx';
import { headingIn } from '../parts/heading.ts';
import { Picture } from '../parts/picture.tsx';
import css from './picture-text.module.css';
import type { pictureTextBlock } from './picture-text-block.ts';

export function Part({ given }: { readonly given: BlockOf<typeof pictureTextBlock> }) {
  const { picture, side, title, text, action, actionLink } = given.content;
  const Title = `h${headingIn(given)}` as const;
  return (
    <div className={`${css.both} ${css[side]}`}>
      <div className={css.picture}>
        <Picture
          picture={picture}
          settings={given.settings}
          ratio="landscape"
          sizes="(min-width: 900px) 34rem, 100vw"
          isFirst={given.isFirst}
          drawing={2}
        />
      </div>
      <div className={css.words}>
        {title && <Title className={css.title}>{title}</Title>}
        <Prose text={text} level={3} />
        <Action text={action} to={actionLink} kind="plain" />
      </div>
    </div>
  );
}
