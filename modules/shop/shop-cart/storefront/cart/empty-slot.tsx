import { ButtonLink } from '@fachwerk/site/button';
import { Empty } from '@fachwerk/site/empty';
import { useSite } from '@fachwerk/site/site-context';
import { useText } from '@fachwerk/site/texts';
import { siteDe } from '../../texts/site.de.ts';

/** In an empty cart of a shop. */
export function Part() {
  const t = useText(siteDe);
  const { translate } = useSite();
  return (
    <Empty icon="bag" title={translate('cart.nothing')}>
      <p>{t('goods.empty_what')}</p>
      <ButtonLink to="/shop">{t('goods.to_shop')}</ButtonLink>
    </Empty>
  );
}
