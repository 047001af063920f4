import type { BlockOf } from '@fachwerk/pages/rules/block-kind';
import { Picture } from '../parts/picture.tsx';
import css from './quote.module.css';
import type { quoteBlock } from './quote-block.ts';

export function Part({ given: { content, settings } }: { readonly given: BlockOf<typeof quoteBlock> }) {
  const { text, name, role, picture } = content;
  if (!text) return null;
  return (
    <figure className={css.quote}>
      <blockquote className={css.text}>{text}</blockquote>
      {(name || role || picture) && (
        <figcaption className={css.who}>
          {picture && (
            <span className={css.face}>
              <Picture picture={picture} settings={{ ...settings, ratio: 'square' }} sizes="64px" />
            </span>
          )}
          <span>
            {name && <strong>{name}</strong>}
            {role && <span className={css.role}>{role}</span>}
          </span>
        </figcaption>
      )}
    </figure>
  );
}
