import { HELP_BELOW } from '@fachwerk/react/help-below';
import { useText } from '@fachwerk/react/texts';
import { Anchor, NumberInput, Select, Stack, Switch, Text, TextInput } from '@mantine/core';
import { Link } from 'react-router';
import { OrderSound } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import classes from '../shop.module.css';
import type { ShopFormState } from './shop-values.ts';

const KEPT_ELSEWHERE = [
  ['site', '/admin/website'],
  ['company', '/admin/settings/company'],
  ['sender', '/admin/settings/mail-sender'],
  ['accounts', '/admin/settings/payments'],
  ['domains', '/admin/domains'],
] as const;

/** Who is written to; everything else has its place, and is kept once. */
export function GeneralFields({ form }: { form: ShopFormState }) {
  const t = useText(adminDe);
  return (
    <Stack gap="md">
      <TextInput
        label={t('shop.field.adminEmail')}
        description={t('shop.field.adminEmail.help')}
        {...HELP_BELOW}
        type="email"
        className={classes.wide ?? ''}
        {...form.field('adminEmail')}
      />
      <div>
        <Text size="sm" fw={500}>
          {t('shop.elsewhere')}
        </Text>
        <ul className={classes.lines}>
          {KEPT_ELSEWHERE.map(([name, to]) => (
            <li key={name}>
              <Anchor component={Link} to={to} size="sm">
                {t(`shop.elsewhere.${name}`)}
              </Anchor>{' '}
              <Text component="span" size="sm" c="dimmed">
                {t(`shop.elsewhere.${name}.about`)}
              </Text>
            </li>
          ))}
        </ul>
      </div>
    </Stack>
  );
}

/** What customers see of it, and what the kitchen hears. */
export function LookFields({ form }: { form: ShopFormState }) {
  const t = useText(adminDe);
  return (
    <Stack gap="md">
      <Switch
        label={t('shop.field.isCatalogue')}
        description={t('shop.field.isCatalogue.help')}
        {...form.check('isCatalogue')}
      />
      <Switch label={t('shop.field.hasSearch')} {...form.check('hasSearch')} />
      <NumberInput
        label={t('shop.field.itemsPerPage')}
        min={6}
        max={96}
        allowDecimal={false}
        className={classes.short ?? ''}
        {...form.field('itemsPerPage')}
      />
      <Select
        label={t('shop.field.sound')}
        data={OrderSound.options.map((value) => ({ value, label: t(`shop.sound.${value}`) }))}
        allowDeselect={false}
        className={classes.wide ?? ''}
        {...form.field('sound')}
      />
    </Stack>
  );
}
