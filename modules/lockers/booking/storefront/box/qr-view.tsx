import { ButtonLink } from '@fachwerk/site/button';
import { Row, Stack } from '@fachwerk/site/layout';
import { Notice } from '@fachwerk/site/notice';
import type { ViewProps } from '@fachwerk/site/page';
import { PageTitle } from '@fachwerk/site/page-title';
import { useSite } from '@fachwerk/site/site-context';
import { useText } from '@fachwerk/site/texts';
import { siteDe } from '../../texts/site.de.ts';

export type QrData = { readonly number: string; readonly locationId: string; readonly signInAt: string };

export function View({ data: { locationId, signInAt } }: ViewProps<QrData>) {
  const t = useText(siteDe);
  const { isSignedIn } = useSite();
  return (
    <Stack>
      <PageTitle />
      <Notice kind="info" title={t('qr.taken')}>
        <p>{t('qr.taken_what')}</p>
      </Notice>
      <Row>
        <ButtonLink to={`/standort/${locationId}`}>{t('qr.other_box')}</ButtonLink>
        {!isSignedIn && (
          <ButtonLink to={signInAt} kind="plain">
            {t('qr.sign_in')}
          </ButtonLink>
        )}
      </Row>
    </Stack>
  );
}
