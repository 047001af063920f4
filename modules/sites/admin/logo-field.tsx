import { useChange } from '@fachwerk/react/call';
import { wordsOf } from '@fachwerk/react/notice';
import { useText } from '@fachwerk/react/texts';
import { Button, FileButton, Group, Input } from '@mantine/core';
import { IconPhoto, IconPhotoUp, IconTrash } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { LOGO_MOST_BYTES, type SiteSettings, siteApi } from '../contract.ts';
import { de } from '../texts/de.ts';
import { HELP_BELOW } from './help-below.ts';
import classes from './website.module.css';

const TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];

/** Saved at once, beside the form: a picture is nothing one half changes. */
export function LogoField({ site: { logo } }: { site: SiteSettings }) {
  const t = useText(de);
  const save = useChange(siteApi.saveLogo, { isQuiet: true });
  const [refusal, setRefusal] = useState<string | null>(null);
  const reset = useRef<() => void>(null);
  const send = (image?: File) => {
    setRefusal(null);
    save.mutate({ ...(image && { image }) }, { onError: (error) => setRefusal(wordsOf(error).text) });
  };
  const choose = (file: File | null) => {
    // The same file may be chosen again after it was refused.
    reset.current?.();
    if (!file) return;
    if (file.size > LOGO_MOST_BYTES) setRefusal(t('site_logo.too_large'));
    else if (!TYPES.includes(file.type)) setRefusal(t('site_logo.not_an_image'));
    else send(file);
  };
  return (
    <Input.Wrapper
      label={t('sites.field.logo')}
      labelElement="div"
      description={t('sites.logo.help')}
      {...HELP_BELOW}
      error={refusal}
      errorProps={{ role: 'alert' }}
    >
      <div className={classes.logo}>
        {logo ? (
          <img src={logo} alt="" className={classes.picture} />
        ) : (
          <div className={classes.picture} aria-hidden>
            <IconPhoto size={28} stroke={1.25} />
          </div>
        )}
        <Group gap="xs">
          <FileButton resetRef={reset} accept={TYPES.join(',')} onChange={choose}>
            {(props) => (
              <Button
                {...props}
                variant="default"
                size="compact-md"
                loading={save.isPending}
                leftSection={<IconPhotoUp size={16} stroke={1.5} />}
              >
                {logo ? t('sites.logo.change') : t('sites.logo.choose')}
              </Button>
            )}
          </FileButton>
          {logo && (
            <Button
              variant="subtle"
              color="gray"
              c="dimmed"
              size="compact-md"
              disabled={save.isPending}
              leftSection={<IconTrash size={16} stroke={1.5} />}
              onClick={() => send()}
            >
              {t('sites.logo.remove')}
            </Button>
          )}
        </Group>
      </div>
    </Input.Wrapper>
  );
}
