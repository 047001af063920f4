import type { BlockOf } from '@fachwerk/pages/rules/block-kind';
import { numbered } from '../parts/numbered.ts';
import { Picture } from '../parts/picture.tsx';
import css from './gallery.module.css';
import type { galleryBlock } from './gallery-block.ts';

const SIZES = '(min-width: 900px) 24rem, (min-width: 576px) 50vw, 100vw';

export function Part({ given: { content, settings } }: { readonly given: BlockOf<typeof galleryBlock> }) {
  const { layout, pictures } = content;
  if (pictures.length === 0) return null;
  return (
    <ul className={`${css.gallery} ${css[layout]}`} {...(layout === 'row' && { tabIndex: 0 })}>
      {numbered(pictures).map(({ each: { picture, caption }, at, key }) => (
        <li key={key}>
          <figure className={css.figure}>
            <Picture picture={picture} settings={settings} ratio="landscape" sizes={SIZES} drawing={at} />
            {caption && <figcaption className={css.caption}>{caption}</figcaption>}
          </figure>
        </li>
      ))}
    </ul>
  );
}
