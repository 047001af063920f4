import type { ContractForm } from '@fachwerk/react/contract-form';
import { HELP_BELOW } from '@fachwerk/react/help-below';
import { useText } from '@fachwerk/react/texts';
import { ColorInput, Radio, Stack, TextInput } from '@mantine/core';
import { type SiteSettings, SiteTemplate } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import classes from '../website.module.css';
import { LogoField } from './logo-field.tsx';
import type { SiteValues } from './site-values.ts';

type Props = { form: ContractForm<SiteValues, SiteValues>; site: SiteSettings };

const SWATCHES = ['#b4532a', '#2f6690', '#2e7d5b', '#7a3b69', '#946010', '#2b2a28'];

export function LookFields({ form, site }: Props) {
  const t = useText(adminDe);
  return (
    <Stack gap="md">
      <TextInput
        label={t('sites.field.name')}
        description={t('sites.field.name.help')}
        {...HELP_BELOW}
        required
        {...form.field('name')}
      />
      <Radio.Group label={t('sites.field.template')} {...form.field('template')}>
        <div className={classes.templates}>
          {SiteTemplate.options.map((template) => (
            <div key={template} className={classes.template}>
              <Radio value={template} label={t(`sites.template.${template}`)} />
            </div>
          ))}
        </div>
      </Radio.Group>
      <ColorInput
        label={t('sites.field.accent')}
        description={t('sites.field.accent.help')}
        {...HELP_BELOW}
        format="hex"
        swatches={SWATCHES}
        eyeDropperButtonProps={{ 'aria-label': t('sites.field.accent.pick') }}
        className={classes.short ?? ''}
        {...form.field('accent')}
      />
      <LogoField site={site} />
    </Stack>
  );
}
