import { isSoldOutAt } from '@fachwerk/catalog/rules/item';
import { useChange } from '@fachwerk/react/call';
import { useFieldSavedWhenLeft } from '@fachwerk/react/save-when-left';
import { useMay } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import { useNow } from '@fachwerk/react/time';
import { Button, NumberInput, Text } from '@mantine/core';
import { useState } from 'react';
import { optionApi, type Variant } from '../../contract-variant.ts';
import { adminDe } from '../../texts/admin.de.ts';
import classes from '../panel/options-panel.module.css';

type Props = { itemId: string; variant: Variant };

/** What is left of a variant, and whether it is sold; saved at once. */
export function VariantSupply({ itemId, variant }: Props) {
  const t = useText(adminDe);
  const now = useNow();
  const mayTell = useMay('catalog.stock');
  if (!mayTell) return <Text size="sm">{isSoldOutAt(variant, now) ? t('variants.sold_out') : ''}</Text>;
  return (
    <div className={classes.supply}>
      <StockField itemId={itemId} variant={variant} />
      <VariantSale itemId={itemId} variant={variant} />
    </div>
  );
}

/** Says at once that a variant is sold out for today, or no longer. With nothing left there is nothing to say. */
export function VariantSale({ itemId, variant }: Props) {
  const t = useText(adminDe);
  const isGone = isSoldOutAt(variant, useNow());
  const soldOut = useChange(optionApi.markVariantSoldOut);
  if (variant.stock === 0) return null;
  return (
    <Button
      variant="default"
      size="compact-sm"
      aria-label={`${variant.name.de}: ${isGone ? t('variants.back') : t('variants.gone')}`}
      onClick={() => soldOut.mutate({ itemId, variantId: variant.id, soldOut: isGone ? 'no' : 'tomorrow' })}
    >
      {isGone ? t('variants.back') : t('variants.gone')}
    </Button>
  );
}

/** Written when somebody leaves the field or presses Enter; a refusal says that something was sold meanwhile. */
function StockField({ itemId, variant: { id, name, stock } }: Props) {
  const t = useText(adminDe);
  const [text, setText] = useState<string | number>(stock ?? '');
  const save = useChange(optionApi.saveVariantStock);
  const wanted = text === '' ? null : Number(text);
  const onField = useFieldSavedWhenLeft(wanted !== stock, () =>
    save.mutateAsync({ itemId, variantId: id, seen: stock, stock: wanted }),
  );
  return (
    <NumberInput
      size="xs"
      aria-label={t('variants.stock', { name: name.de })}
      placeholder={t('variants.plenty')}
      min={0}
      max={1_000_000}
      allowDecimal={false}
      hideControls
      className={classes.stock ?? ''}
      value={text}
      onChange={setText}
      {...onField}
    />
  );
}
