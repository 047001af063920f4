import { OWN_NAMES } from '@fachwerk/base/texts/own-names';
import { CustomerLanguage } from '@fachwerk/customers/contract';
import { Button } from '@fachwerk/site/button';
import { Card } from '@fachwerk/site/card';
import { Field } from '@fachwerk/site/field';
import { Form } from '@fachwerk/site/form';
import { Columns, Row, Stack } from '@fachwerk/site/layout';
import { Notice } from '@fachwerk/site/notice';
import type { ViewProps } from '@fachwerk/site/page';
import { PageTitle } from '@fachwerk/site/page-title';
import { Select } from '@fachwerk/site/select';
import { InSlot } from '@fachwerk/site/slot';
import { useText } from '@fachwerk/site/texts';
import type { Me } from '../../contract.ts';
import { siteDe } from '../../texts/site.de.ts';
import { accountSlot } from '../slots.ts';
import { AccountWays } from './account-ways.tsx';

export type AccountData = { readonly me: Me; readonly isSaved: boolean };

export function View({ data, problem }: ViewProps<AccountData>) {
  const t = useText(siteDe);
  const { me } = data;
  return (
    <Stack gap="large">
      <PageTitle lead={t('customer_account.lead', { email: me.email })} />
      {me.blockedAt && <Notice kind="warn">{t('customer_account.blocked')}</Notice>}
      {data.isSaved && !problem && (
        <Notice kind="ok" isAnswer>
          {t('customer_account.saved')}
        </Notice>
      )}
      <AccountWays />
      <Details me={me} />
      <Columns>
        <Newsletter me={me} />
        <InSlot slot={accountSlot} given={me} />
        <Leave />
      </Columns>
    </Stack>
  );
}

/** The address is how one signs in: who needs another one writes to the shop. */
function Details({ me }: { readonly me: Me }) {
  const t = useText(siteDe);
  const languages = CustomerLanguage.options.map((value) => ({ value, label: OWN_NAMES[value] }));
  return (
    <Card title={t('customer_account.details')}>
      <Form hidden={{ version: String(me.version) }}>
        <Field
          name="firstName"
          label={t('customer_account.first_name')}
          value={me.firstName}
          autoComplete="given-name"
        />
        <Field name="lastName" label={t('customer_account.last_name')} value={me.lastName} autoComplete="family-name" />
        <Field
          name="phone"
          type="tel"
          label={t('customer_account.phone')}
          value={me.phone}
          autoComplete="tel"
          inputMode="tel"
          isOptional
        />
        <Select name="language" label={t('customer_account.language')} options={languages} value={me.language} />
        <Button act="save">{t('customer_account.save')}</Button>
      </Form>
    </Card>
  );
}

function Newsletter({ me }: { readonly me: Me }) {
  const t = useText(siteDe);
  return (
    <Card title={t('customer_account.newsletter')}>
      <p>{t(`customer_account.newsletter.${me.newsletter}`)}</p>
      <Form hasOwnNotice>
        {me.newsletter === 'none' ? (
          <Button act="subscribe" kind="plain" icon="mail">
            {t('customer_account.newsletter.start')}
          </Button>
        ) : (
          <Button act="unsubscribe" kind="plain">
            {t('customer_account.newsletter.end')}
          </Button>
        )}
      </Form>
    </Card>
  );
}

function Leave() {
  const t = useText(siteDe);
  return (
    <Card title={t('customer_account.sign_out.title')}>
      <p>{t('customer_account.sign_out.about')}</p>
      <Form hasOwnNotice>
        <Row>
          <Button act="leave" kind="plain">
            {t('customer_account.sign_out')}
          </Button>
          <Button act="leaveEverywhere" kind="quiet">
            {t('customer_account.sign_out_everywhere')}
          </Button>
        </Row>
      </Form>
    </Card>
  );
}
