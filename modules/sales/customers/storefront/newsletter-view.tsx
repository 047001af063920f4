import { Button, ButtonLink } from '@fachwerk/site/button';
import { Form } from '@fachwerk/site/form';
import { Stack } from '@fachwerk/site/layout';
import type { ViewProps } from '@fachwerk/site/page';
import { PageTitle } from '@fachwerk/site/page-title';
import { useText } from '@fachwerk/site/texts';
import type { NewsletterState } from '../contract.ts';
import { siteDe } from '../texts/site.de.ts';

export function View({ data: { state } }: ViewProps<{ readonly state: NewsletterState }>) {
  const t = useText(siteDe);
  return (
    <Stack>
      <PageTitle lead={t(`customer_newsletter.${state}`)} />
      <Form>
        {state === 'asked' && <Button act="confirm">{t('customer_newsletter.confirm')}</Button>}
        {state === 'confirmed' && (
          <Button act="end" kind="plain">
            {t('customer_newsletter.end')}
          </Button>
        )}
      </Form>
      <ButtonLink to="/" kind="quiet">
        {t('customer_newsletter.home')}
      </ButtonLink>
    </Stack>
  );
}
