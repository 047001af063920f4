import { Button, ButtonLink } from '@fachwerk/site/button';
import { Form } from '@fachwerk/site/form';
import { Stack } from '@fachwerk/site/layout';
import type { ViewProps } from '@fachwerk/site/page';
import { PageTitle } from '@fachwerk/site/page-title';
import { useText } from '@fachwerk/site/texts';
import { siteDe } from '../../texts/site.de.ts';

export function View({ problem }: ViewProps<Record<never, never>>) {
  const t = useText(siteDe);
  return (
    <Stack>
      <PageTitle lead={problem ? undefined : t('customer_login.link.lead')} />
      <Form>
        {problem ? (
          <ButtonLink to="/anmelden">{t('customer_login.link.again')}</ButtonLink>
        ) : (
          <Button act="go" isWide>
            {t('customer_login.link.go')}
          </Button>
        )}
      </Form>
    </Stack>
  );
}
