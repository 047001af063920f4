import type { BlockOf } from '@fachwerk/pages/rules/block-kind';
import { Icon } from '@fachwerk/site/icon';
import { useText } from '@fachwerk/site/texts';
import { siteDe } from '../../texts/site.de.ts';
import { numbered } from '../parts/numbered.ts';
import css from './downloads.module.css';
import type { downloadsBlock } from './downloads-block.ts';

const KILOBYTE = 1024;

export function Part({ given: { content } }: { readonly given: BlockOf<typeof downloadsBlock> }) {
  const t = useText(siteDe);
  return (
    <ul className={css.files}>
      {numbered(content.files).map(({ each: { title, about, document }, key }) => {
        const name = title || document?.name || '';
        const kilobytes = Math.ceil((document?.bytes ?? 0) / KILOBYTE);
        return (
          <li key={key} className={css.file}>
            <span className={css.sign}>
              <Icon name="receipt" size={24} />
            </span>
            <span className={css.words}>
              {document ? (
                <a className={css.name} href={document.url} download={document.name}>
                  {name}
                </a>
              ) : (
                <span className={css.name}>{name}</span>
              )}
              {about && <span className={css.about}>{about}</span>}
            </span>
            <span className={css.size}>
              {document ? t('blocks.downloads.size', { size: kilobytes }) : t('blocks.downloads.soon')}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
