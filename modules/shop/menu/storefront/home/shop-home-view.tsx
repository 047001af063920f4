import type { ShopBar } from '@fachwerk/shop/contract';
import { ButtonLink } from '@fachwerk/site/button';
import { Card } from '@fachwerk/site/card';
import { Empty } from '@fachwerk/site/empty';
import { Icon } from '@fachwerk/site/icon';
import type { ViewProps } from '@fachwerk/site/page';
import { PageTitle } from '@fachwerk/site/page-title';
import { useText } from '@fachwerk/site/texts';
import type { Home } from '../../contract.ts';
import { siteDe } from '../../texts/site.de.ts';
import { ItemCard } from '../menu/item-card.tsx';
import { OpeningBar } from '../menu/opening-bar.tsx';
import { Picture } from '../menu/picture.tsx';
import css from './shop-home.module.css';

export type ShopHomeData = {
  readonly home: Home;
  readonly bar: ShopBar;
  readonly name: string;
  readonly phone: string;
  readonly welcome: string;
};

/** Who it is, whether it is open, what there is, and where; then into the menu. */
export function View({ data: { home, bar, welcome } }: ViewProps<ShopHomeData>) {
  const t = useText(siteDe);
  const { categories, promos, types, isCatalogue } = home;
  return (
    <div className={css.home} data-is-wide>
      <PageTitle lead={welcome || undefined} />
      <OpeningBar bar={bar} />
      {categories.length > 0 ? (
        <div>
          <ButtonLink to="/shop" icon="bag">
            {isCatalogue || bar.refusal ? t('menu.home.look_around') : t('menu.home.order_now')}
          </ButtonLink>
        </div>
      ) : (
        <Empty title={t('menu.empty')}>
          <p>{t('menu.empty_what')}</p>
        </Empty>
      )}
      {promos.length > 0 && (
        <section className={css.part} aria-labelledby="angebote">
          <h2 id="angebote">{t('menu.home.promos')}</h2>
          <ul className={css.cards}>
            {promos.map((card) => (
              <li key={card.id}>
                <ItemCard card={card} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {categories.length > 0 && (
        <section className={css.part} aria-labelledby="kategorien">
          <h2 id="kategorien">{t('menu.home.categories')}</h2>
          <ul className={css.categories}>
            {categories.map(({ id, name, picture }) => (
              <li key={id}>
                <a href={`/shop/kategorie/${id}`}>
                  {picture && <Picture picture={{ ...picture, alt: '' }} sizes="(min-width: 768px) 280px, 45vw" />}
                  <span>{name}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className={css.about}>
        {types.length > 0 && !isCatalogue && (
          <Card title={t('menu.home.types')}>
            <ul className={css.types}>
              {types.map((type) => (
                <li key={type}>
                  <Icon name="check" size={16} /> {t(`shop.type.${type}`)}
                </li>
              ))}
            </ul>
          </Card>
        )}
        <Where address={home.address} />
      </div>
    </div>
  );
}

function Where({ address: { street, postcode, city } }: Pick<Home, 'address'>) {
  const t = useText(siteDe);
  if (!street || !city) return null;
  return (
    <Card title={t('menu.home.where')}>
      <address className={css.address}>
        {street}
        <br />
        {postcode} {city}
      </address>
    </Card>
  );
}
