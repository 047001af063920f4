import '@fachwerk/base/fonts.css';
import { FAMILIES_OF, type FontPair, fontStack, HEADINGS_OF } from '@fachwerk/base/font-pairs';

import { dark, light } from '@fachwerk/base/tokens';
import { useChange } from '@fachwerk/react/call';
import type { ContractForm } from '@fachwerk/react/contract-form';
import { HELP_BELOW } from '@fachwerk/react/help-below';
import { ImageField, ImagePreview } from '@fachwerk/react/image-field';
import { wordsOf } from '@fachwerk/react/notice';
import { formatNumber } from '@fachwerk/react/number';
import { useText } from '@fachwerk/react/texts';
import { ColorInput, Switch, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import {
  LOGO_MOST_BYTES,
  SiteCorners,
  SiteFonts,
  SiteHeaderStyle,
  type SiteSettings,
  SiteSpacing,
  SiteTemplate,
  siteApi,
} from '../../contract.ts';
import { accentHint } from '../../rules/accent-hint.ts';
import { adminDe } from '../../texts/admin.de.ts';
import shared from '../website.module.css';
import { ChoiceCards } from './choice-cards.tsx';
import classes from './look.module.css';
import { CornersDrawing, HeaderDrawing, SpacingDrawing } from './look-drawings.tsx';
import type { SiteValues } from './site-values.ts';

type Form = ContractForm<SiteValues, SiteValues>;
type Props = { form: Form; site: SiteSettings };

const SWATCHES = ['#b4532a', '#2f6690', '#2e7d5b', '#7a3b69', '#946010', '#2b2a28'];

/** Everything that gives the site its face: name and logo, colours, letters, shape. */
export function LookFields({ form, site }: Props) {
  const t = useText(adminDe);
  return (
    <div>
      <Group title={t('sites.look.brand')}>
        <TextInput
          label={t('sites.field.name')}
          description={t('sites.field.name.help')}
          {...HELP_BELOW}
          required
          {...form.field('name')}
        />
        <LogoField site={site} />
      </Group>
      <Group title={t('sites.look.colours')}>
        <ChoiceCards
          form={form}
          field="template"
          label={t('sites.field.template')}
          options={SiteTemplate.options}
          labelOf={(template) => t(`sites.template.${template}`)}
          drawing={(template) => <GroundSample template={template} accent={form.values.accent} />}
        />
        <AccentField form={form} />
      </Group>
      <Group title={t('sites.look.letters')}>
        <ChoiceCards
          form={form}
          field="fonts"
          label={t('sites.field.fonts')}
          help={t('sites.field.fonts.help')}
          options={SiteFonts.options}
          labelOf={(fonts) => t(`sites.fonts.${fonts}`)}
          drawing={(fonts) => <FontSample fonts={fonts} name={form.values.name} />}
          isWide
        />
      </Group>
      <Group title={t('sites.look.shape')}>
        <ChoiceCards
          form={form}
          field="header"
          label={t('sites.field.header')}
          options={SiteHeaderStyle.options}
          labelOf={(header) => t(`sites.header.${header}`)}
          aboutOf={(header) => t(`sites.header.${header}.about`)}
          drawing={(style) => <HeaderDrawing style={style} />}
        />
        <ChoiceCards
          form={form}
          field="spacing"
          label={t('sites.field.spacing')}
          options={SiteSpacing.options}
          labelOf={(spacing) => t(`sites.spacing.${spacing}`)}
          drawing={(spacing) => <SpacingDrawing spacing={spacing} />}
        />
        <ChoiceCards
          form={form}
          field="corners"
          label={t('sites.field.corners')}
          options={SiteCorners.options}
          labelOf={(corners) => t(`sites.corners.${corners}`)}
          drawing={(corners) => <CornersDrawing corners={corners} />}
        />
        <Switch
          label={t('sites.field.hasMotion')}
          description={t('sites.field.hasMotion.help')}
          {...form.check('hasMotion')}
        />
      </Group>
    </div>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={classes.group}>
      <h3>{title}</h3>
      {children}
    </div>
  );
}

/** The colour with what it can be used for. */
function AccentField({ form }: { form: Form }) {
  const t = useText(adminDe);
  const { accent, template } = form.values;
  const hint = accentHint(accent, template);
  return (
    <div>
      <ColorInput
        label={t('sites.field.accent')}
        description={t('sites.field.accent.help')}
        {...HELP_BELOW}
        format="hex"
        swatches={SWATCHES}
        eyeDropperButtonProps={{ 'aria-label': t('sites.field.accent.pick') }}
        className={shared.short ?? ''}
        {...form.field('accent')}
      />
      {hint && (
        <p className={classes.hint}>
          <span className={classes.hint_dot} style={{ backgroundColor: accent }} aria-hidden="true" />
          {t(`sites.accent.${hint.level}`, { ratio: formatNumber(hint.ratio, 1) })}
        </p>
      )}
    </div>
  );
}

function GroundSample({ template, accent }: { template: SiteTemplate; accent: string }) {
  const { panel, beam, quiet } = template === 'black-clean' ? dark : light;
  return (
    <span className={classes.ground} style={{ backgroundColor: panel }}>
      <span style={{ backgroundColor: beam }} />
      <span style={{ backgroundColor: quiet }} />
      <span style={{ backgroundColor: accent }} />
    </span>
  );
}

/** The site's name and a sentence in the chosen fonts, in the weight and size headings have. */
function FontSample({ fonts, name }: { fonts: FontPair; name: string }) {
  const t = useText(adminDe);
  const { head, text } = FAMILIES_OF[fonts];
  const { weight, scale } = HEADINGS_OF[fonts];
  return (
    <span className={classes.sample}>
      <span
        className={classes.sample_head}
        style={{ fontFamily: fontStack(head), fontWeight: weight, fontSize: `${Math.round(24 * scale)}px` }}
      >
        {name}
      </span>
      <span style={{ fontFamily: fontStack(text) }}>{t('sites.fonts.sample')}</span>
    </span>
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
