import { Button, ButtonLink } from '@fachwerk/site/button';
import { Form } from '@fachwerk/site/form';
import { Stack } from '@fachwerk/site/layout';
import type { ViewProps } from '@fachwerk/site/page';
import { PageTitle } from '@fachwerk/site/page-title';
import { useText } from '@fachwerk/site/texts';
import type { Subscription } from '../contract-site.ts';
import { siteDe } from '../texts/site.de.ts';

export function View({ data: { isSubscribed, channel } }: ViewProps<Subscription>) {
  const t = useText(siteDe);
  const ending = channel === 'push' ? 'message_unsubscribe.push' : 'message_unsubscribe';
  return (
    <Stack>
      <PageTitle lead={t(`${ending}.${isSubscribed ? 'ask' : 'done'}`)} />
      {isSubscribed && (
        <Form>
          <Button act="end">{t(`${ending}.end`)}</Button>
        </Form>
      )}
      <ButtonLink to="/" kind="quiet">
        {t('message_unsubscribe.home')}
      </ButtonLink>
    </Stack>
  );
}
