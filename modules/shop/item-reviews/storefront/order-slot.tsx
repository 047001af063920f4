import { ButtonLink } from '@fachwerk/site/button';
import { Card } from '@fachwerk/site/card';
import type { PartProps } from '@fachwerk/site/slot';
import { useText } from '@fachwerk/site/texts';
import { writePath } from '../rules/review-path.ts';
import { siteDe } from '../texts/site.de.ts';

export function Part({ data: { orderHash } }: PartProps<unknown, { orderHash: string }>) {
  const t = useText(siteDe);
  return (
    <Card title={t('review.order.title')}>
      <p>{t('review.order.text')}</p>
      <div>
        <ButtonLink to={writePath(orderHash)} kind="plain">
          {t('review.order.go')}
        </ButtonLink>
      </div>
    </Card>
  );
}
