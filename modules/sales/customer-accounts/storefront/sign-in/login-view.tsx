import { Button, ButtonLink } from '@fachwerk/site/button';
import { Card } from '@fachwerk/site/card';
import { Field } from '@fachwerk/site/field';
import { Form } from '@fachwerk/site/form';
import { Stack } from '@fachwerk/site/layout';
import type { ViewProps } from '@fachwerk/site/page';
import { PageTitle } from '@fachwerk/site/page-title';
import { useText } from '@fachwerk/site/texts';
import { siteDe } from '../../texts/site.de.ts';

export type LoginData = { readonly isSent: boolean; readonly againPath: string };

export function View({ data }: ViewProps<LoginData>) {
  return data.isSent ? <Sent againPath={data.againPath} /> : <Ask />;
}

function Ask() {
  const t = useText(siteDe);
  return (
    <Stack>
      <PageTitle lead={t('customer_login.lead')} />
      <Card>
        <Form>
          <Field
            name="email"
            type="email"
            label={t('customer_login.email')}
            help={t('customer_login.email.help')}
            autoComplete="email"
            inputMode="email"
            maxLength={254}
          />
          <Button act="send" icon="mail" isWide>
            {t('customer_login.send')}
          </Button>
        </Form>
      </Card>
    </Stack>
  );
}

/** Says the same whether the address is known or not. */
function Sent({ againPath }: { readonly againPath: string }) {
  const t = useText(siteDe);
  return (
    <Stack>
      <PageTitle lead={t('customer_login.sent')} />
      <Card>
        <Form>
          <Field
            name="code"
            label={t('customer_login.code')}
            help={t('customer_login.code.help')}
            autoComplete="one-time-code"
            inputMode="numeric"
            maxLength={12}
          />
          <Button act="code" isWide>
            {t('customer_login.code.go')}
          </Button>
        </Form>
      </Card>
      <p>{t('customer_login.nothing')}</p>
      <ButtonLink to={againPath} kind="quiet">
        {t('customer_login.again')}
      </ButtonLink>
    </Stack>
  );
}
