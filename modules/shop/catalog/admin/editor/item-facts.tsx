import { cents } from '@fachwerk/base/money';
import { Fact, Facts } from '@fachwerk/react/facts';
import { Money } from '@fachwerk/react/money';
import { InSlot } from '@fachwerk/react/slot';
import { useText } from '@fachwerk/react/texts';
import { useNow } from '@fachwerk/react/time';
import type { Item } from '../../contract.ts';
import { shownAllergens } from '../../rules/allergens.ts';
import { currentCents } from '../../rules/item-price.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { itemSlot } from '../slots.ts';
import { StockPanel } from './stock-panel.tsx';

/** For whoever may read, and perhaps say that it is sold out, but changes no price. */
export function ItemFacts({ item, categoryName }: { item: Item; categoryName: string }) {
  const t = useText(adminDe);
  const now = useNow();
  return (
    <>
      <StockPanel item={item} />
      <InSlot slot={itemSlot} props={{ item }} />
      <Facts>
        <Fact name={t('item.field.price')}>
          <Money amount={cents(currentCents(item, now))} />
        </Fact>
        <Fact name={t('item.field.categoryId')}>{categoryName}</Fact>
        <Fact name={t('item.field.description')}>{item.description.de}</Fact>
        <Fact name={t('item.field.number')}>{item.number}</Fact>
        <Fact name={t('item.field.allergens')}>
          {item.hasNoAllergens
            ? t('item.field.hasNoAllergens')
            : shownAllergens(item.allergens)
                .map((name) => t(`allergen.${name}`))
                .join(', ')}
        </Fact>
        <Fact name={t('item.field.additives')}>{item.additives.map((name) => t(`additive.${name}`)).join(', ')}</Fact>
        <Fact name={t('item.field.safety.manufacturer.name')}>{item.safety.manufacturer.name}</Fact>
        <Fact name={t('item.field.diet')}>{t(`catalog.diet.${item.diet}`)}</Fact>
      </Facts>
    </>
  );
}
