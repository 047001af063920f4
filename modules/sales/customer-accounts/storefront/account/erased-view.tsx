import { ButtonLink } from '@fachwerk/site/button';
import { Stack } from '@fachwerk/site/layout';
import { Notice } from '@fachwerk/site/notice';
import { PageTitle } from '@fachwerk/site/page-title';
import { useText } from '@fachwerk/site/texts';
import { siteDe } from '../../texts/site.de.ts';

export function View() {
  const t = useText(siteDe);
  return (
    <Stack>
      <PageTitle />
      <Notice kind="ok" isAnswer>
        {t('customer_data.erased')}
      </Notice>
      <ButtonLink to="/" kind="plain">
        {t('customer_data.home')}
      </ButtonLink>
    </Stack>
  );
}
