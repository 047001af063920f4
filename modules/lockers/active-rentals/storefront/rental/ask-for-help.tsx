import { Button } from '@fachwerk/site/button';
import { Field } from '@fachwerk/site/field';
import { Form } from '@fachwerk/site/form';
import { Stack } from '@fachwerk/site/layout';
import { Notice } from '@fachwerk/site/notice';
import { fieldOf } from '@fachwerk/site/page';
import { useSite } from '@fachwerk/site/site-context';
import { useText } from '@fachwerk/site/texts';
import type { SiteRental } from '../../contract.ts';
import { siteDe } from '../../texts/site.de.ts';
import css from './rental.module.css';

type Props = { readonly rental: Pick<SiteRental, 'help' | 'helpAskedAt'> };

/** Belongings behind a stuck door: contacts first, then the alert. */
export function AskForHelp({ rental }: Props) {
  const t = useText(siteDe);
  const { form } = useSite();
  const { help, helpAskedAt } = rental;
  return (
    <Stack>
      <Contact help={help} />
      {helpAskedAt ? (
        <Notice kind="ok">{t('rental_page.help.asked')}</Notice>
      ) : (
        <Form hasOwnNotice={fieldOf(form, 'act') !== 'help'}>
          <p>{t('rental_page.help.about')}</p>
          <Field
            name="phone"
            type="tel"
            label={t('rental_page.help.phone')}
            autoComplete="tel"
            isOptional
            help={t('rental_page.help.phone_known')}
          />
          <Button act="help" icon="alert" isWide>
            {t('rental_page.help.inside')}
          </Button>
        </Form>
      )}
    </Stack>
  );
}

function Contact({ help: { phone, whatsapp } }: Pick<SiteRental, 'help'>) {
  const t = useText(siteDe);
  if (!phone && !whatsapp) return null;
  return (
    <p className={css.contact}>
      {phone && <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{t('rental_page.help.call', { phone })}</a>}
      {whatsapp && (
        <a href={`https://wa.me/${whatsapp.replaceAll(/\D/g, '')}`} target="_blank" rel="noopener">
          {t('rental_page.help.whatsapp')}
        </a>
      )}
    </p>
  );
}
