import { useText } from '@fachwerk/site/texts';
import { siteDe } from '../texts/site.de.ts';

export function Part() {
  const t = useText(siteDe);
  return (
    <p>
      <a href="/gutschein">{t('gift.title')}</a>
    </p>
  );
}
