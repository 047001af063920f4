import { formatTime } from '@fachwerk/base/format-time';
import { LOCALES } from '@fachwerk/base/language';
import { HOUSE_ZONE } from '@fachwerk/base/time';
import type { ErasePreview, Hold } from '@fachwerk/customers/contract';
import { Button, ButtonLink } from '@fachwerk/site/button';
import { Card } from '@fachwerk/site/card';
import { Field } from '@fachwerk/site/field';
import { Form } from '@fachwerk/site/form';
import { Stack } from '@fachwerk/site/layout';
import { useLanguage, useText } from '@fachwerk/site/texts';
import { siteDe } from '../../texts/site.de.ts';

/** First what would happen, then, by typing the address, that it happens. */
export function EraseCard({ preview }: { readonly preview: ErasePreview | null }) {
  const t = useText(siteDe);
  return (
    <Card title={t('customer_data.erase')}>
      <p>{t('customer_data.erase.about')}</p>
      {preview ? (
        <Preview preview={preview} />
      ) : (
        <ButtonLink to="/konto/daten?loeschen=1" kind="plain" icon="trash">
          {t('customer_data.erase.look')}
        </ButtonLink>
      )}
    </Card>
  );
}

function Preview({ preview }: { readonly preview: ErasePreview }) {
  const t = useText(siteDe);
  const { email, addresses, notes, mails, holds } = preview;
  const whyNot = preview.problem && t('customer.has_open_business');
  return (
    <Stack>
      <h3>{t('customer_data.erase.goes')}</h3>
      <ul>
        <li>{t('customer_data.erase.details', { email })}</li>
        {addresses > 0 && <li>{t('customer_data.erase.addresses', { count: addresses })}</li>}
        {notes > 0 && <li>{t('customer_data.erase.notes', { count: notes })}</li>}
        {mails > 0 && <li>{t('customer_data.erase.mails', { count: mails })}</li>}
      </ul>
      <Holds title={t('customer_data.erase.stays')} holds={holds.filter(({ kind }) => kind === 'law')} />
      <Holds title={t('customer_data.erase.open')} holds={holds.filter(({ kind }) => kind === 'open')} />
      <Form>
        <Field
          name="email"
          type="email"
          label={t('customer_data.erase.confirm')}
          autoComplete="off"
          inputMode="email"
          maxLength={254}
        />
        <Button act="erase" kind="danger" icon="trash" whyNot={whyNot}>
          {t('customer_data.erase.go')}
        </Button>
      </Form>
    </Stack>
  );
}

function Holds({ title, holds }: { readonly title: string; readonly holds: readonly Hold[] }) {
  const t = useText(siteDe);
  const locale = LOCALES[useLanguage()];
  if (holds.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul>
        {holds.map(({ reason, until }) => (
          <li key={reason}>
            {until
              ? t('customer_data.erase.until', { reason, date: formatTime(until, HOUSE_ZONE, locale, 'date') })
              : reason}
          </li>
        ))}
      </ul>
    </>
  );
}
