import '@fachwerk/base/fonts.css';
import { FAMILIES_OF, type FontPair, fontStack } from '@fachwerk/base/font-pairs';
import { useChange } from '@fachwerk/react/call';
import type { ContractForm } from '@fachwerk/react/contract-form';
import { HELP_BELOW } from '@fachwerk/react/help-below';
import { ImageField, ImagePreview } from '@fachwerk/react/image-field';
import { wordsOf } from '@fachwerk/react/notice';
import { useText } from '@fachwerk/react/texts';
import { ColorInput, Radio, Stack, TextInput } from '@mantine/core';
import { LOGO_MOST_BYTES, SiteFonts, type SiteSettings, SiteTemplate, siteApi } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import classes from '../website.module.css';
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
      <Radio.Group
        label={t('sites.field.fonts')}
        description={t('sites.field.fonts.help')}
        {...HELP_BELOW}
        {...form.field('fonts')}
      >
        <div className={classes.fonts}>
          {SiteFonts.options.map((fonts) => (
            <div key={fonts} className={classes.template}>
              <Radio value={fonts} label={t(`sites.fonts.${fonts}`)} />
              <FontSample fonts={fonts} name={form.values.name} />
            </div>
          ))}
        </div>
      </Radio.Group>
      <LogoField site={site} />
    </Stack>
  );
}

/** The site's name and a sentence in the chosen fonts. */
function FontSample({ fonts, name }: { fonts: FontPair; name: string }) {
  const t = useText(adminDe);
  const { head, text } = FAMILIES_OF[fonts];
  return (
    <div className={classes.sample} aria-hidden="true">
      <span className={classes.sample_head} style={{ fontFamily: fontStack(head) }}>
        {name}
      </span>
      <span style={{ fontFamily: fontStack(text) }}>{t('sites.fonts.sample')}</span>
    </div>
  );
}

/** Saved at once, independent of the form. */
function LogoField({ site: { logo } }: { site: SiteSettings }) {
  const t = useText(adminDe);
  const save = useChange(siteApi.saveLogo, { isQuiet: true });
  return (
    <ImageField
      label={t('sites.field.logo')}
      help={t('sites.logo.help')}
      hasPicture={logo !== null}
      preview={<ImagePreview url={logo} />}
      mostBytes={LOGO_MOST_BYTES}
      refusals={{ too_large: t('site_logo.too_large'), not_an_image: t('site_logo.not_an_image') }}
      error={save.error && wordsOf(save.error).text}
      isBusy={save.isPending}
      onChoose={(image) => save.mutate({ image })}
      onRemove={() => save.mutate({})}
    />
  );
}
