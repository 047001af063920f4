import type { BlockOf } from '@fachwerk/pages/rules/block-kind';
import { Prose } from '@fachwerk/site/prose';
import { useText } from '@fachwerk/site/texts';
import { Time } from '@fachwerk/site/time';
import { siteDe } from '../../texts/site.de.ts';
import { headingIn } from '../parts/heading.ts';
import { numbered } from '../parts/numbered.ts';
import { Picture } from '../parts/picture.tsx';
import css from './news.module.css';
import type { newsBlock } from './news-block.ts';

/** A day is written down in the time of the house. */
const ZONE = 'Europe/Berlin';

export function Part({ given }: { readonly given: BlockOf<typeof newsBlock> }) {
  const t = useText(siteDe);
  const Title = `h${headingIn(given)}` as const;
  return (
    <ul className={css.news}>
      {numbered(given.content.entries).map(({ each: { on, title, text, picture, link }, key }) => (
        <li key={key} className={css.entry}>
          {picture && (
            <Picture
              picture={picture}
              settings={given.settings}
              ratio="landscape"
              sizes="(min-width: 700px) 24rem, 100vw"
            />
          )}
          <div className={css.words}>
            {on && (
              <p className={css.on}>
                <Time at={new Date(on)} timeZone={ZONE} style="date" />
              </p>
            )}
            {title && <Title className={css.title}>{title}</Title>}
            <Prose text={text} />
            {link && title && (
              <a className={css.more} href={link}>
                {t('blocks.news.more')}
                <span className="fw-hidden">: {title}</span>
              </a>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
