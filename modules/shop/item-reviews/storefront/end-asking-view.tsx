import { Button, ButtonLink } from '@fachwerk/site/button';
import { Form } from '@fachwerk/site/form';
import { Stack } from '@fachwerk/site/layout';
import type { ViewProps } from '@fachwerk/site/page';
import { PageTitle } from '@fachwerk/site/page-title';
import { useText } from '@fachwerk/site/texts';
import { siteDe } from '../texts/site.de.ts';

export function View({ data: { isAsked } }: ViewProps<{ readonly isAsked: boolean }>) {
  const t = useText(siteDe);
  return (
    <Stack>
      <PageTitle lead={t(isAsked ? 'review.end.ask' : 'review.end.done')} />
      {isAsked && (
        <Form>
          <Button act="end">{t('review.end.go')}</Button>
        </Form>
      )}
      <ButtonLink to="/" kind="quiet">
        {t('review.end.home')}
      </ButtonLink>
    </Stack>
  );
}
