import { useChange } from '@fachwerk/react/call';
import { ImageField, ImagePreview } from '@fachwerk/react/image-field';
import { wordsOf } from '@fachwerk/react/notice';
import { useText } from '@fachwerk/react/texts';
import { LOGO_MOST_BYTES, type SiteSettings, siteApi } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';

/** Saved at once, beside the form: a picture is nothing one half changes. */
export function LogoField({ site: { logo } }: { site: SiteSettings }) {
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
