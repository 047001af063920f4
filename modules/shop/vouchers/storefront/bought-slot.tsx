import type { OrderState } from '@fachwerk/cart/contract';
import { Card } from '@fachwerk/site/card';
import type { PartProps } from '@fachwerk/site/slot';
import { useText } from '@fachwerk/site/texts';
import { siteDe } from '../texts/site.de.ts';

export function Part({ given: { email, result } }: PartProps<OrderState, unknown>) {
  const t = useText(siteDe);
  if (result !== 'paid' && result !== 'later') return null;
  return (
    <Card title={t('gift.bought')}>
      <p>{t(result === 'paid' ? 'gift.bought_what' : 'gift.bought_later', { email })}</p>
    </Card>
  );
}
