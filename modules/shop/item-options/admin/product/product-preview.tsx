import { cents, centsFromText } from '@fachwerk/base/money';
import { dataFrom } from '@fachwerk/catalog/parts';
import { shownAllergens } from '@fachwerk/catalog/rules/allergens';
import { currentCents } from '@fachwerk/catalog/rules/item-price';
import { unitPrice } from '@fachwerk/catalog/rules/unit-price';
import { useAsk } from '@fachwerk/react/call';
import { formatMoney } from '@fachwerk/react/money';
import { ProseText } from '@fachwerk/react/prose-text';
import { useText } from '@fachwerk/react/texts';
import { useNow } from '@fachwerk/react/time';
import { Text } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { extraApi } from '../../contract-extra.ts';
import { adminDe } from '../../texts/admin.de.ts';
import classes from './product.module.css';
import type { ProductFormState } from './product-values.ts';

/** The item as customers read it, while one types. */
export function ProductPreview({ form: { values } }: { form: ProductFormState }) {
  const t = useText(adminDe);
  const now = useNow();
  const groups = useAsk(extraApi.list, {}).data?.groups ?? [];
  const item = dataFrom(values);
  const [picture] = values.pictures;
  const prices = values.variants.flatMap(({ price }) => centsFromText(price) ?? []);
  const price = values.variants.length > 0 ? Math.min(...prices) : currentCents(item, now);
  const words = formatMoney(cents(Number.isFinite(price) ? price : 0));
  const each = item.content && Number.isFinite(price) ? unitPrice(price, item.content) : null;
  const asked = values.groupIds.flatMap((id) => groups.find((group) => group.id === id)?.name.de ?? []);
  return (
    <aside className={classes.preview} aria-label={t('product.preview')}>
      <Text size="sm" c="dimmed" mb={8}>
        {t('product.preview')}
      </Text>
      <div className={classes.card} data-hidden={values.isHidden || undefined}>
        {picture ? (
          <img src={picture.sources[1]?.url ?? picture.jpeg} alt="" className={classes.cardPicture} />
        ) : (
          <div className={classes.cardPicture}>
            <IconPhoto size={32} stroke={1.25} aria-hidden />
          </div>
        )}
        <div className={classes.cardBody}>
          <Text fw={600}>{values.name.de || t('product.preview.name')}</Text>
          {values.description.de && (
            <div className={classes.description}>
              <ProseText text={values.description.de} />
            </div>
          )}
          <Text fw={600} className="tabular">
            {values.variants.length > 0 ? t('product.preview.from', { price: words }) : words}
          </Text>
          {each && (
            <Text size="xs" c="dimmed">
              {t('product.preview.unit', {
                price: formatMoney(cents(each.cents)),
                unit: t(`product.unit.${each.per}`),
              })}
            </Text>
          )}
          <Text size="xs" c="dimmed">
            {t('product.preview.vat')}
          </Text>
          {values.variants.length > 0 && (
            <ul className={classes.chips} aria-label={values.variantsName.de || t('variants.title')}>
              {values.variants.map((variant, at) => (
                <li key={variant.id ?? `new ${at}`}>{variant.name.de || '…'}</li>
              ))}
            </ul>
          )}
          {asked.length > 0 && <Text size="sm">{asked.join(' · ')}</Text>}
          {item.allergens.length > 0 && (
            <Text size="xs" c="dimmed">
              {shownAllergens(item.allergens)
                .map((name) => t(`allergen.${name}`))
                .join(', ')}
            </Text>
          )}
        </div>
      </div>
      {values.isHidden && (
        <Text size="sm" mt={8}>
          {t('product.preview.hidden')}
        </Text>
      )}
    </aside>
  );
}
