import { formatDuration } from '@fachwerk/base/format-time';
import { textIn } from '@fachwerk/base/translated';
import { shownAllergens } from '@fachwerk/catalog/rules/allergens';
import { Prose } from '@fachwerk/site/prose';
import { useLanguage, useLocale, useText } from '@fachwerk/site/texts';
import type { ShownItem } from '../../contract.ts';
import { shownPicture } from '../../rules/menu-card.ts';
import { siteDe } from '../../texts/site.de.ts';
import { Picture } from '../menu/picture.tsx';
import { Price } from '../menu/price.tsx';
import { Signs } from '../menu/signs.tsx';
import css from './item-facts.module.css';

/** Everything about an item but the choice: the same on its page and over the menu. */
export function ItemFacts({ item: { card, offer } }: { readonly item: ShownItem }) {
  const t = useText(siteDe);
  const locale = useLocale();
  const language = useLanguage();
  const { additives } = card;
  const allergens = shownAllergens(card.allergens);
  return (
    <>
      <Prose text={textIn(offer.description, language)} />
      <Signs card={card} />
      <Price card={card} isWhole />
      <div className={css.small}>
        {card.isService && card.durationMinutes > 0 && (
          <p>{t('menu.item.duration', { duration: formatDuration(card.durationMinutes, locale) })}</p>
        )}
        {card.isMeal || card.hasNoAllergens || allergens.length > 0 ? (
          <p>
            {allergens.length > 0
              ? t('menu.allergens_of', { names: allergens.map((each) => t(`allergen.${each}`)).join(', ') })
              : t(card.hasNoAllergens ? 'menu.allergens_none' : 'menu.allergens_unsaid')}
          </p>
        ) : null}
        {additives.length > 0 && (
          <p>{t('menu.additives_of', { names: additives.map((each) => t(`additive.${each}`)).join(', ') })}</p>
        )}
        <Safety safety={offer.safety} />
        <p>
          {[
            card.isSmallBusiness ? t('menu.item.no_vat') : t('menu.item.vat', { percent: card.vatPercent }),
            offer.number && t('menu.item.number', { number: offer.number }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
    </>
  );
}

/** Who answers for the product, and what to mind (GPSR Art. 19). */
function Safety({ safety: { isExempt, manufacturer, responsible, warnings } }: Pick<ShownItem['offer'], 'safety'>) {
  const t = useText(siteDe);
  const warning = textIn(warnings, useLanguage());
  const operators = [
    { label: t('menu.safety.manufacturer'), operator: manufacturer },
    { label: t('menu.safety.responsible'), operator: responsible },
  ].filter(({ operator }) => operator.name !== '');
  if (isExempt || (operators.length === 0 && !warning)) return null;
  return (
    <>
      {operators.map(({ label, operator: { name, address, contact } }) => (
        <p key={label}>
          {label}: {name}, {address}, {contact}
        </p>
      ))}
      {warning && (
        <p>
          <strong>{t('menu.safety.warnings')}:</strong> {warning}
        </p>
      )}
    </>
  );
}

/** The first large and there at once, the others below it. */
export function ItemPictures({ item: { offer, card } }: { readonly item: ShownItem }) {
  const t = useText(siteDe);
  const language = useLanguage();
  const [, ...others] = offer.pictures;
  if (!card.picture) return null;
  return (
    <div className={css.pictures}>
      <Picture picture={card.picture} className={css.picture ?? ''} sizes="(min-width: 768px) 640px, 100vw" isFirst />
      {others.length > 0 && (
        <ul aria-label={t('menu.item.pictures')}>
          {others.map((each) => (
            <li key={each.id}>
              <Picture
                picture={shownPicture(each, language)!}
                className={css.picture ?? ''}
                sizes="(min-width: 768px) 200px, 30vw"
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
