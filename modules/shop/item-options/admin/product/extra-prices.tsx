import { useText } from '@fachwerk/react/texts';
import { Box, Text, TextInput } from '@mantine/core';
import type { Extra, ExtraGroup } from '../../contract-extra.ts';
import { sizeKey } from '../../rules/extra-price.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { amountText, sizeTexts } from '../typed.ts';
import classes from './product.module.css';
import type { ExtraPriceValues, ProductFormState } from './product-values.ts';

type Props = { form: ProductFormState; group: ExtraGroup };

/** What each extra costs, usually and with each size of the item; saved with it, for every item that has the group. */
export function ExtraPrices({ form, group }: Props) {
  const t = useText(adminDe);
  const sizes = sizesOf(form.values.variants.map(({ name }) => name.de));
  return (
    <details className={classes.extraPrices}>
      <summary>{sizes.length > 0 ? t('extras.prices.by_size') : t('extras.prices')}</summary>
      {group.itemCount > 1 && (
        <Text size="xs" c="dimmed" mb={8}>
          {t('extras.prices.shared', { count: group.itemCount })}
        </Text>
      )}
      <Box
        className={classes.scroll ?? ''}
        role="region"
        aria-label={t('extras.prices.of', { name: group.name.de })}
        tabIndex={0}
      >
        <table className={classes.prices}>
          <thead>
            <tr>
              <th scope="col">{t('extras.name')}</th>
              <th scope="col">{sizes.length > 0 ? t('extras.usual') : t('extras.surcharge')}</th>
              {sizes.map((size) => (
                <th key={size} scope="col">
                  {size}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {group.extras.map((extra) => (
              <PriceRow key={extra.id} form={form} group={group} extra={extra} sizes={sizes} />
            ))}
          </tbody>
        </table>
      </Box>
    </details>
  );
}

const sizesOf = (names: readonly string[]) => {
  const named = names.map((name) => name.trim()).filter(Boolean);
  return named.filter((name, at) => named.findIndex((other) => sizeKey(other) === sizeKey(name)) === at);
};

type RowProps = Props & { extra: Extra; sizes: readonly string[] };

function PriceRow({ form, group, extra, sizes }: RowProps) {
  const t = useText(adminDe);
  const { extraPrices } = form.values;
  const known = extraPrices.findIndex(({ extraId }) => extraId === extra.id);
  const values: ExtraPriceValues = extraPrices[known] ?? {
    groupId: group.id,
    version: group.version,
    extraId: extra.id,
    surcharge: extra.surchargeCents === 0 ? '' : amountText(extra.surchargeCents),
    sizes: sizeTexts(extra.sizePrices, sizes),
  };
  const at = known === -1 ? extraPrices.length : known;
  const put = (next: ExtraPriceValues) => form.set('extraPrices', extraPrices.toSpliced(at, 1, next));
  const price = (path: string, value: string, label: string, onType: (text: string) => void) => (
    <TextInput
      id={form.idOf(`extraPrices.${at}.${path}`)}
      aria-label={`${extra.name.de}: ${label}`}
      inputMode="decimal"
      rightSection="€"
      size="sm"
      placeholder={path === 'surcharge' ? '0,00' : values.surcharge.trim() || '0,00'}
      value={value}
      error={form.errors[`extraPrices.${at}.${path}`]}
      data-unsaved={known !== -1}
      onChange={(event) => onType(event.currentTarget.value)}
    />
  );
  const ofSize = (size: string) => {
    const own = values.sizes.findIndex((each) => sizeKey(each.size) === sizeKey(size));
    return { own: own === -1 ? values.sizes.length : own, text: values.sizes[own]?.text ?? '' };
  };
  return (
    <tr>
      <th scope="row">{extra.name.de}</th>
      <td>
        {price('surcharge', values.surcharge, t('extras.surcharge'), (surcharge) => put({ ...values, surcharge }))}
      </td>
      {sizes.map((size) => {
        const { own, text } = ofSize(size);
        const type = (typed: string) =>
          put({ ...values, sizes: values.sizes.toSpliced(own, 1, { size, text: typed }) });
        return <td key={size}>{price(`sizes.${own}.text`, text, size, type)}</td>;
      })}
    </tr>
  );
}
