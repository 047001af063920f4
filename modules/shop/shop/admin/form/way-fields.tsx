import { HELP_BELOW } from '@fachwerk/react/help-below';
import { useText } from '@fachwerk/react/texts';
import { Anchor, NumberInput, Switch } from '@mantine/core';
import { Link } from 'react-router';
import { DELIVERY_TYPES, type DeliveryType } from '../../contract-way.ts';
import { adminDe } from '../../texts/admin.de.ts';
import classes from '../shop.module.css';
import type { ShopFormState } from './shop-values.ts';

/** By which ways an order reaches its customer. */
export function WayFields({ form }: { form: ShopFormState }) {
  return (
    <div>
      {DELIVERY_TYPES.map((type) => (
        <OneWay key={type} form={form} type={type} />
      ))}
    </div>
  );
}

const LISTS: Partial<Record<DeliveryType, 'areas' | 'shipping' | 'tables'>> = {
  delivery: 'areas',
  shipment: 'shipping',
  totable: 'tables',
};

function OneWay({ form, type }: { form: ShopFormState; type: DeliveryType }) {
  const t = useText(adminDe);
  const { isOffered } = form.values.ways[type];
  const list = LISTS[type];
  return (
    <div className={classes.part}>
      <Switch
        label={t(`shop.type.${type}`)}
        description={t(`shop.way.${type}`)}
        {...form.check(`ways.${type}.isOffered`)}
      />
      {isOffered && (
        <div className={classes.row}>
          <NumberInput
            mt="sm"
            label={t('shop.field.preparationMinutes')}
            description={t('shop.field.preparationMinutes.help')}
            {...HELP_BELOW}
            min={0}
            max={1440}
            allowDecimal={false}
            className={classes.short ?? ''}
            {...form.field(`ways.${type}.preparationMinutes`)}
          />
          {list && (
            <Anchor component={Link} to={`#${list}`} size="sm" mt={44}>
              {t(`shop.tab.${list}`)}
            </Anchor>
          )}
        </div>
      )}
    </div>
  );
}
