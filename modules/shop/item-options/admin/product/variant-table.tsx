import { isSoldOutAt } from '@fachwerk/catalog/rules/item';
import { DateField } from '@fachwerk/react/date-field';
import { useText } from '@fachwerk/react/texts';
import { useNow } from '@fachwerk/react/time';
import { TranslatedFields } from '@fachwerk/react/translated-fields';
import { ActionIcon, Button, Switch, Text, TextInput } from '@mantine/core';
import { IconDots, IconPlus } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { MOST_VARIANTS } from '../../contract-variant.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { moved, RowSteps } from '../row-steps.tsx';
import { VariantSale } from '../variants/variant-supply.tsx';
import { newVariant } from '../variants/variant-values.ts';
import classes from './product.module.css';
import type { Found, ProductFormState, ProductValues } from './product-values.ts';

type Props = {
  form: ProductFormState;
  /** As they are sold now; null: the item is new. */
  found: Found | null;
  mayKeepStock: boolean;
};

const named = (name: string): ProductValues['variants'][number] => {
  const variant = newVariant();
  return { ...variant, name: { ...variant.name, de: name }, stock: '', stockSeen: null };
};

/** Sizes, colours: one row each, with price and stock in place. */
export function VariantTable({ form, found, mayKeepStock }: Props) {
  const t = useText(adminDe);
  const { variants } = form.values;
  const add = (names: readonly string[]) =>
    form.set('variants', [...variants, ...names.slice(0, MOST_VARIANTS - variants.length).map(named)]);
  if (variants.length === 0) return <FirstVariants onAdd={add} />;
  return (
    <>
      <div>
        <TranslatedFields
          form={form}
          values={{ variantsName: form.values.variantsName }}
          fields={[{ name: 'variantsName', label: t('variants.axis'), isOptional: true }]}
        />
        <Text size="xs" c="dimmed">
          {t('variants.axis.help')}
        </Text>
      </div>
      <ul className={classes.variants} data-with-stock={mayKeepStock || undefined}>
        {variants.map((variant, at) => (
          <VariantRow key={variant.id ?? `new ${at}`} form={form} found={found} at={at} mayKeepStock={mayKeepStock} />
        ))}
      </ul>
      {variants.length < MOST_VARIANTS && (
        <div>
          <Button
            variant="default"
            size="compact-md"
            leftSection={<IconPlus size={16} stroke={1.5} />}
            onClick={() => add([''])}
          >
            {t('variants.add')}
          </Button>
        </div>
      )}
    </>
  );
}

/** Several names at once: who has sizes types them in one line. */
function FirstVariants({ onAdd }: { onAdd: (names: readonly string[]) => void }) {
  const t = useText(adminDe);
  const [text, setText] = useState('');
  const names = [...new Set(text.split(/[,;\n]/).map((name) => name.trim()))].filter(Boolean);
  const add = () => names.length > 0 && onAdd(names);
  return (
    <div className={classes.fields}>
      <TextInput
        className={classes.wide ?? ''}
        label={t('variants.first')}
        description={t('variants.first.help')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        placeholder={t('variants.first.example')}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Enter would save the item.
          event.preventDefault();
          add();
        }}
      />
      <Button variant="default" mt={24} disabled={names.length === 0} onClick={add}>
        {t('variants.first.add')}
      </Button>
    </div>
  );
}

function VariantRow({ form, found, at, mayKeepStock }: Props & { at: number }) {
  const t = useText(adminDe);
  const { variants } = form.values;
  const now = useNow();
  const [isOpen, setOpen] = useState(false);
  const more = useId();
  const path = `variants.${at}`;
  const isWrong = Object.keys(form.errors).some((each) =>
    new RegExp(`^variants\\.${at}\\.(promo|deposit|name\\.(?!de$))`).test(each),
  );
  const isShown = isOpen || isWrong;
  const name = variants[at]!.name.de || t('variants.one', { at: at + 1 });
  const put = (next: ProductValues['variants']) => form.set('variants', next);
  const sold = found?.options.variants.find(({ id }) => id === variants[at]!.id);
  const isGone = sold !== undefined && isSoldOutAt(sold, now);
  return (
    <li className={classes.variant}>
      <div className={classes.variantFields}>
        <TextInput label={t('variants.name')} required {...form.field(`${path}.name.de`)} inputContainer={plain} />
        <TextInput
          label={t('variants.price')}
          required
          inputMode="decimal"
          rightSection="€"
          {...form.field(`${path}.price`)}
        />
        {mayKeepStock && (
          <TextInput
            label={t('variants.left')}
            inputMode="numeric"
            placeholder={t('variants.plenty')}
            {...form.field(`${path}.stock`)}
          />
        )}
        <TextInput label={t('variants.number')} {...form.field(`${path}.number`)} inputContainer={plain} />
        <div className={classes.rowEnd}>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={36}
            aria-label={t('variants.more_of', { name })}
            title={t('variants.more')}
            aria-expanded={isShown}
            aria-controls={more}
            onClick={() => setOpen(!isShown)}
          >
            <IconDots size={18} stroke={1.5} />
          </ActionIcon>
          <RowSteps
            name={name}
            at={at}
            count={variants.length}
            onMove={(by) => put(moved(variants, at, at + by))}
            onRemove={() => put(variants.filter((_, other) => other !== at))}
          />
        </div>
      </div>
      {found && sold && mayKeepStock && (isShown || isGone) && (
        <div className={classes.variantSale}>
          {isGone && <Text size="sm">{t('variants.sold_out')}</Text>}
          <VariantSale itemId={found.item.id} variant={sold} />
        </div>
      )}
      <div id={more}>{isShown && <More form={form} at={at} />}</div>
    </li>
  );
}

/** A row has no room for a counter of letters. */
const plain = (input: ReactNode) => input;

function More({ form, at }: { form: ProductFormState; at: number }) {
  const t = useText(adminDe);
  const path = `variants.${at}`;
  const variant = form.values.variants[at]!;
  return (
    <div className={classes.more}>
      <TranslatedFields
        form={form}
        values={{ [`${path}.name`]: variant.name }}
        fields={[{ name: `${path}.name`, label: t('variants.name') }]}
      />
      <TextInput
        label={t('variants.deposit')}
        placeholder={t('variants.as_item')}
        inputMode="decimal"
        rightSection="€"
        className={classes.short ?? ''}
        {...form.field(`${path}.deposit`)}
      />
      <Switch label={t('variants.promo')} {...form.check(`${path}.hasPromo`)} />
      {variant.hasPromo && (
        <div className={classes.fields}>
          <TextInput
            label={t('variants.promo.price')}
            required
            inputMode="decimal"
            rightSection="€"
            className={classes.short ?? ''}
            {...form.field(`${path}.promoPrice`)}
          />
          <DateField
            withTime
            label={t('variants.promo.from')}
            required
            className={classes.wide ?? ''}
            {...form.field(`${path}.promoFrom`)}
          />
          <DateField
            withTime
            label={t('variants.promo.to')}
            required
            className={classes.wide ?? ''}
            {...form.field(`${path}.promoTo`)}
          />
        </div>
      )}
    </div>
  );
}
