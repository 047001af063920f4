import type { BlockOf } from '@fachwerk/pages/rules/block-kind';
import { numbered } from '../parts/numbered.ts';
import css from './logos.module.css';
import type { logosBlock } from './logos-block.ts';

export function Part({ given: { content } }: { readonly given: BlockOf<typeof logosBlock> }) {
  return (
    <ul className={`${css.logos} ${content.isGrey ? css.grey : ''}`}>
      {numbered(content.logos).map(({ each: { picture, name, link }, key }) => {
        const source = picture?.sources[0];
        const shown =
          picture && source ? (
            <img
              src={source.url}
              alt={name || picture.alt}
              width={picture.width}
              height={picture.height}
              loading="lazy"
              decoding="async"
            />
          ) : (
            <span className={css.name}>{name}</span>
          );
        return <li key={key}>{link && (name || picture?.alt) ? <a href={link}>{shown}</a> : shown}</li>;
      })}
    </ul>
  );
}
