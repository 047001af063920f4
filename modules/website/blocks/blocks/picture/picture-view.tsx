import type { BlockOf } from '@fachwerk/pages/rules/block-kind';
import { Picture } from '../parts/picture.tsx';
import css from './picture-block.module.css';
import type { pictureBlock } from './picture-block.ts';

export function Part({ given: { content, settings, isFirst } }: { readonly given: BlockOf<typeof pictureBlock> }) {
  const { picture, caption, link } = content;
  const shown = (
    <Picture
      picture={picture}
      settings={settings}
      sizes="(min-width: 1152px) 70rem, 100vw"
      isFirst={isFirst}
      drawing={1}
    />
  );
  // A way without words: a picture that leads somewhere says where by its own description, or by what stands below it.
  const isNamed = Boolean(picture?.alt || caption);
  return (
    <figure className={css.figure}>
      {link && isNamed ? (
        <a className={css.way} href={link} {...(!picture?.alt && { 'aria-label': caption })}>
          {shown}
        </a>
      ) : (
        shown
      )}
      {caption && <figcaption className={css.caption}>{caption}</figcaption>}
    </figure>
  );
}
