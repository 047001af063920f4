import { ButtonLink } from '@fachwerk/site/button';
import { Card } from '@fachwerk/site/card';
import type { PartProps } from '@fachwerk/site/slot';
import { useText } from '@fachwerk/site/texts';
import { siteDe } from '../../texts/site.de.ts';

export function Part({ data: { key } }: PartProps<unknown, { key: string }>) {
  const t = useText(siteDe);
  return (
    <Card title={t('order.appointment.title')}>
      <p>{t('order.appointment.what')}</p>
      <div>
        <ButtonLink to={`/termin/${key}`}>{t('order.appointment.go')}</ButtonLink>
      </div>
    </Card>
  );
}
