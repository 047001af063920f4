import { useText } from '@fachwerk/react/texts';
import { Anchor, Checkbox, Group, Text } from '@mantine/core';
import { Link } from 'react-router';
import { DELIVERY_TYPES, type ShopPayment } from '../../contract-way.ts';
import { PAYMENTS_OF_TYPE } from '../../rules/way.ts';
import { adminDe } from '../../texts/admin.de.ts';
import classes from '../shop.module.css';
import type { ShopFormState } from './shop-values.ts';

/** Which payment with which delivery. */
export function PaymentFields({ form }: { form: ShopFormState }) {
  const t = useText(adminDe);
  const { ways } = form.values;
  const offered = DELIVERY_TYPES.filter((type) => ways[type].isOffered);
  return (
    <div>
      <Text size="sm" c="dimmed" className={classes.part ?? ''}>
        {t('shop.payments.about')}{' '}
        <Anchor component={Link} to="/admin/settings/payments" size="sm">
          {t('shop.payments.accounts')}
        </Anchor>
      </Text>
      {offered.length === 0 && <Text c="dimmed">{t('shop.nothing_offered')}</Text>}
      {offered.map((type) => (
        <div key={type} className={classes.part}>
          <Checkbox.Group
            label={t(`shop.type.${type}`)}
            value={ways[type].payments}
            error={form.errors[`ways.${type}.payments`]}
            onChange={(chosen) =>
              form.set('ways', { ...ways, [type]: { ...ways[type], payments: chosen as ShopPayment[] } })
            }
          >
            <Group gap="sm" mt="xs">
              {PAYMENTS_OF_TYPE[type].map((payment) => (
                <Checkbox key={payment} value={payment} label={t(`shop.payment.${payment}`)} />
              ))}
            </Group>
          </Checkbox.Group>
        </div>
      ))}
    </div>
  );
}
