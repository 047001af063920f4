import type { BlockOf } from '@fachwerk/pages/rules/block-kind';
import { Icon } from '@fachwerk/site/icon';
import { Prose } from '@fachwerk/site/prose';
import { Action } from '../parts/action.tsx';
import { numbered } from '../parts/numbered.ts';
import { Picture } from '../parts/picture.tsx';
import css from './hero.module.css';
import type { heroBlock } from './hero-block.ts';

type Given = BlockOf<typeof heroBlock>;

/** What it is about, in one look: the first thing of a page, and then its title. */
export function Part({ given }: { readonly given: Given }) {
  const { content, settings, isFirst } = given;
  const { layout, picture } = content;
  return (
    <div className={`${css.hero} ${css[layout]} ${settings.height === 'fixed' ? css.tall : ''}`}>
      <div className={css.words}>
        <Words given={given} />
      </div>
      {layout === 'side' && (
        <div className={css.picture}>
          <Picture
            picture={picture}
            settings={settings}
            ratio="portrait"
            sizes="(min-width: 900px) 34rem, 100vw"
            isFirst={isFirst}
            drawing={content.title.length}
          />
        </div>
      )}
      {layout === 'behind' && (
        <div className={css.behindPicture}>
          <Picture
            picture={picture}
            settings={settings}
            sizes="100vw"
            isFirst={isFirst}
            drawing={content.title.length}
          />
        </div>
      )}
    </div>
  );
}

function Words({ given: { content, isFirst } }: { readonly given: Given }) {
  const Title = isFirst ? 'h1' : 'h2';
  const { eyebrow, title, text, points } = content;
  return (
    <>
      {eyebrow && <p className={css.eyebrow}>{eyebrow}</p>}
      {title && <Title className={css.title}>{title}</Title>}
      {text && (
        <div className={css.text}>
          <Prose text={text} />
        </div>
      )}
      <div className={css.actions}>
        <Action text={content.action} to={content.actionLink} />
        <Action text={content.second} to={content.secondLink} kind="plain" />
      </div>
      {points.length > 0 && (
        <ul className={css.points}>
          {numbered(points).map(({ each, key }) => (
            <li key={key}>
              <Icon name="check" size={18} />
              <span>{each.text}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
