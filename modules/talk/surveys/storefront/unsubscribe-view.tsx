import { Button, ButtonLink } from '@fachwerk/site/button';
import { Form } from '@fachwerk/site/form';
import { Stack } from '@fachwerk/site/layout';
import type { ViewProps } from '@fachwerk/site/page';
import { PageTitle } from '@fachwerk/site/page-title';
import { useText } from '@fachwerk/site/texts';
import { siteDe } from '../texts/site.de.ts';

export function View({ data: { isSubscribed } }: ViewProps<{ readonly isSubscribed: boolean }>) {
  const t = useText(siteDe);
  return (
    <Stack>
      <PageTitle lead={t(isSubscribed ? 'survey_unsubscribe.ask' : 'survey_unsubscribe.done')} />
      {isSubscribed && (
        <Form>
          <Button act="end">{t('survey_unsubscribe.end')}</Button>
        </Form>
      )}
      <ButtonLink to="/" kind="quiet">
        {t('survey_unsubscribe.home')}
      </ButtonLink>
    </Stack>
  );
}
