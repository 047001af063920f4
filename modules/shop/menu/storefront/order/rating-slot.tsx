import { ButtonLink } from '@fachwerk/site/button';
import { Card } from '@fachwerk/site/card';
import type { PartProps } from '@fachwerk/site/slot';
import { useText } from '@fachwerk/site/texts';
import { siteDe } from '../../texts/site.de.ts';

export function Part({ data: { reviewLink, isMeal } }: PartProps<unknown, { reviewLink: string; isMeal: boolean }>) {
  const t = useText(siteDe);
  return (
    <Card title={t(isMeal ? 'menu.rating.title' : 'menu.rating.title_shop')}>
      <p>{t('menu.rating.what')}</p>
      <div>
        <ButtonLink to={reviewLink} kind="plain" icon="external" isNewTab>
          {t('menu.rating.go')}
        </ButtonLink>
      </div>
    </Card>
  );
}
