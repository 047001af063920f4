import { HELP_BELOW } from '@fachwerk/react/help-below';
import { useText } from '@fachwerk/react/texts';
import { Anchor, Autocomplete, NumberInput, Select, Stack, Switch, Text, Textarea, TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { OrderSound } from '../../contract.ts';
import { MENU_NAMES } from '../../rules/menu-name.ts';
import { synonymsAsText, synonymsFromText } from '../../rules/typed-lists.ts';
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

/** A group of words per line. What is typed stays as it is while one types; the form has the groups. */
function SynonymField({ form }: { form: ShopFormState }) {
  const t = useText(adminDe);
  const { synonyms } = form.values;
  const { error } = form.field('synonyms');
  const [text, setText] = useState(() => synonymsAsText(synonyms));
  const saved = JSON.stringify(synonyms);
  useEffect(() => {
    // Discarded, or saved by somebody else.
    setText((before) =>
      JSON.stringify(synonymsFromText(before)) === saved ? before : synonymsAsText(JSON.parse(saved)),
    );
  }, [saved]);
  return (
    <Textarea
      label={t('shop.field.synonyms')}
      description={t('shop.field.synonyms.help')}
      {...HELP_BELOW}
      className={classes.wide ?? ''}
      rows={6}
      value={text}
      error={error}
      onChange={({ currentTarget }) => {
        setText(currentTarget.value);
        form.set('synonyms', synonymsFromText(currentTarget.value));
      }}
    />
  );
}

/** What customers see of it, and what the kitchen hears. */
export function LookFields({ form }: { form: ShopFormState }) {
  const t = useText(adminDe);
  return (
    <Stack gap="md">
      <Autocomplete
        label={t('shop.field.menuName')}
        description={t('shop.field.menuName.help')}
        {...HELP_BELOW}
        data={Object.keys(MENU_NAMES)}
        maxLength={40}
        className={classes.wide ?? ''}
        {...form.field('menuName')}
      />
      <Switch
        label={t('shop.field.isCatalogue')}
        description={t('shop.field.isCatalogue.help')}
        {...form.check('isCatalogue')}
      />
      <Switch label={t('shop.field.hasSearch')} {...form.check('hasSearch')} />
      <SynonymField form={form} />
      <NumberInput
        label={t('shop.field.itemsPerPage')}
        min={6}
        max={96}
        allowDecimal={false}
        className={classes.short ?? ''}
        {...form.field('itemsPerPage')}
      />
      <NumberInput
        label={t('shop.field.warnFrom')}
        description={t('shop.field.warnFrom.help')}
        {...HELP_BELOW}
        min={0}
        max={1000}
        allowDecimal={false}
        className={classes.short ?? ''}
        {...form.field('warnFrom')}
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
