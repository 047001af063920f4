import type { BlockOf } from '@fachwerk/pages/rules/block-kind';
import { Icon } from '@fachwerk/site/icon';
import { Prose } from '@fachwerk/site/prose';
import { Action } from '../parts/action.tsx';
import { numbered } from '../parts/numbered.ts';
import { Picture } from '../parts/picture.tsx';
import css from './hero.module.css';
import type { heroBlock } from './hero-block.ts';

type Given = BlockOf<typeof heroBlock>;
type Layout = Given['content']['layout'];

/** How wide the picture is drawn before its place cuts it: where that is higher than the picture, wider than the place. */
const SIZES: Readonly<Record<Layout, string>> = {
  split: '(min-width: 900px) 57rem, 100vw',
  full: '(min-width: 900px) 100vw, 80vh',
  editorial: '(min-width: 900px) 26rem, 100vw',
  list: '(min-width: 1152px) 68rem, 100vw',
  plain: '100vw',
};

/** What it is about, in one look: the first thing of a page, and then its title. */
export function Part({ given }: { readonly given: Given }) {
  const { content, settings } = given;
  const { layout, ways } = content;
  const reaches = settings.isFullWidth ? css.reaches : '';
  return (
    <div className={css.around}>
      <div className={`${css.hero} ${css[layout]} ${reaches} ${settings.height === 'fixed' ? css.tall : ''}`}>
        <div className={css.words}>
          <Title given={given} />
          <div className={css.rest}>
            <Rest given={given} />
          </div>
        </div>
        {layout === 'list' && <Ways ways={ways} className={css.rows} />}
        {layout !== 'plain' && <HeroPicture given={given} />}
      </div>
      {layout !== 'list' && <Ways ways={ways} className={`${css.cards} ${reaches}`} />}
    </div>
  );
}

function HeroPicture({ given: { content, settings, isFirst } }: { readonly given: Given }) {
  const { layout, picture, title } = content;
  return (
    <div className={css.picture}>
      <Picture
        picture={picture}
        settings={layout === 'full' ? { ...settings, isRounded: false } : settings}
        ratio={layout === 'editorial' ? 'portrait' : 'landscape'}
        sizes={SIZES[layout]}
        isFirst={isFirst}
        drawing={title.length}
      />
    </div>
  );
}

function Title({ given: { content, isFirst } }: { readonly given: Given }) {
  const Heading = isFirst ? 'h1' : 'h2';
  const { eyebrow, title } = content;
  return (
    <>
      {eyebrow && <p className={css.eyebrow}>{eyebrow}</p>}
      {title && <Heading className={css.title}>{title}</Heading>}
    </>
  );
}

function Rest({ given: { content } }: { readonly given: Given }) {
  const { text, points } = content;
  return (
    <>
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

type WaysProps = { readonly ways: Given['content']['ways']; readonly className: string | undefined };

/** The few places most people came for, as large as a thumb. */
function Ways({ ways, className }: WaysProps) {
  const open = ways.flatMap(({ title, about, link }) => (title && link ? [{ title, about, link }] : []));
  if (open.length === 0) return null;
  return (
    <ul className={`${css.ways} ${className}`}>
      {numbered(open).map(({ each: { title, about, link }, key }) => (
        <li key={key}>
          <a className={css.way} href={link}>
            <span className={css.wayWords}>
              <span className={css.wayTitle}>{title}</span>
              {about && <span className={css.wayAbout}>{about}</span>}
            </span>
            <Icon name="arrow" size={20} />
          </a>
        </li>
      ))}
    </ul>
  );
}
