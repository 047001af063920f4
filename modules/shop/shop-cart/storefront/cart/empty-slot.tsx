import { ButtonLink } from '@fachwerk/site/button';
import { Empty } from '@fachwerk/site/empty';
import { useSite } from '@fachwerk/site/site-context';
import type { PartProps } from '@fachwerk/site/slot';
import { useText } from '@fachwerk/site/texts';
import { siteDe } from '../../texts/site.de.ts';

export type EmptyCart = { /** Of a restaurant. */ readonly isMenu: boolean };

/** In an empty cart of a shop. */
export function Part({ data: { isMenu } }: PartProps<unknown, EmptyCart>) {
  const t = useText(siteDe);
  const { translate } = useSite();
  return (
    <Empty icon="bag" title={translate('cart.nothing')}>
      <p>{t(isMenu ? 'goods.empty_menu' : 'goods.empty_what')}</p>
      <ButtonLink to="/shop">{t(isMenu ? 'goods.to_menu' : 'goods.to_shop')}</ButtonLink>
    </Empty>
  );
}
