import type { BlockOf } from '@fachwerk/pages/rules/block-kind';
import { Prose } from '@fachwerk/site/prose';
import { useText } from '@fachwerk/site/texts';
import { siteDe } from '../../texts/site.de.ts';
import { headingIn } from '../parts/heading.ts';
import { numbered } from '../parts/numbered.ts';
import { Picture } from '../parts/picture.tsx';
import css from './tabs.module.css';
import type { tabsBlock } from './tabs-block.ts';

/** A choice of one, drawn as tabs: arrow keys work, and no script is needed. On paper all of them are there. */
export function Part({ given }: { readonly given: BlockOf<typeof tabsBlock> }) {
  const t = useText(siteDe);
  const Title = `h${headingIn(given)}` as const;
  const tabs = numbered(given.content.tabs);
  if (tabs.length === 0) return null;
  return (
    <div className={css.tabs}>
      <fieldset className={css.names}>
        <legend className="fw-hidden">{t('blocks.tabs.choose')}</legend>
        {tabs.map(({ each: { title }, at, key }) => (
          <label key={key} className={css.name}>
            <input type="radio" name={`tabs-${given.id}`} value={at} defaultChecked={at === 0} />
            <span>{title || at + 1}</span>
          </label>
        ))}
      </fieldset>
      {tabs.map(({ each: { title, text, picture }, key }) => (
        <div key={key} className={`${css.panel} ${picture ? css.withPicture : ''}`}>
          <Title className="fw-hidden">{title}</Title>
          <Prose text={text} />
          {picture && (
            <Picture
              picture={picture}
              settings={given.settings}
              ratio="landscape"
              sizes="(min-width: 900px) 24rem, 100vw"
            />
          )}
        </div>
      ))}
    </div>
  );
}
