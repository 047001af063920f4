import { ProseText } from '@fachwerk/react/prose-text';
import { useText } from '@fachwerk/react/texts';
import { adminDe } from '../texts/admin.de.ts';
import classes from './legal/legal.module.css';

/** Preview as customers see it: formatted text only, no HTML. */
export function LegalPreview({ text }: { text: string }) {
  const t = useText(adminDe);
  return (
    <article className={classes.preview} aria-label={t('sites.legal.preview')}>
      {text.trim() === '' ? <p>{t('sites.legal.preview.empty')}</p> : <ProseText text={text} />}
    </article>
  );
}
