import { useAsk } from '@fachwerk/react/call';
import { HELP_BELOW } from '@fachwerk/react/help-below';
import { useText } from '@fachwerk/react/texts';
import { Anchor, Checkbox, Select, SimpleGrid, Text } from '@mantine/core';
import { Link } from 'react-router';
import { RELEASE_HOURS, shopApi } from '../../contract.ts';
import { DELIVERY_TYPES, type ShopPayment } from '../../contract-way.ts';
import { isOnline, PAYMENTS_OF_TYPE } from '../../rules/way.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { NoTill } from '../no-till.tsx';
import classes from '../shop.module.css';
import type { ShopFormState, ShopValues } from './shop-values.ts';

/** Which payment with which delivery. */
export function PaymentFields({ form }: { form: ShopFormState }) {
  const t = useText(adminDe);
  const { ways } = form.values;
  const payable = useAsk(shopApi.standing, {}).data?.payable;
  const offered = DELIVERY_TYPES.filter((type) => ways[type].isOffered);
  return (
    <div>
      <NoTill />
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
            <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} spacing="sm" mt="xs">
              {PAYMENTS_OF_TYPE[type].map((payment) => (
                <Checkbox
                  key={payment}
                  value={payment}
                  label={t(`shop.payment.${payment}`)}
                  description={payable?.includes(payment) === false && t(`shop.payment.lacks.${lackOf(payment)}`)}
                />
              ))}
            </SimpleGrid>
          </Checkbox.Group>
        </div>
      ))}
      <Select
        label={t('shop.field.releaseHours')}
        description={t('shop.field.releaseHours.help')}
        {...HELP_BELOW}
        data={RELEASE_HOURS.map((hours) => ({ value: String(hours), label: releaseWords(t, hours) }))}
        allowDeselect={false}
        className={classes.wide ?? ''}
        {...form.field('releaseHours')}
        value={String(form.values.releaseHours)}
        onChange={(chosen) => form.set('releaseHours', Number(chosen) as ShopValues['releaseHours'])}
      />
    </div>
  );
}

/** What is needed before customers see it: an account with a provider, or one with a bank. */
const lackOf = (payment: ShopPayment) => (isOnline(payment) ? 'account' : 'bank');

const DAY_HOURS = 24;

function releaseWords(t: ReturnType<typeof useText<typeof adminDe>>, hours: number): string {
  if (hours === 0) return t('shop.release.never');
  return hours > DAY_HOURS
    ? t('shop.release.days', { count: hours / DAY_HOURS })
    : t('shop.release.hours', { count: hours });
}
