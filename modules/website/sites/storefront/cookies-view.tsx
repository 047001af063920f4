import { Button } from '@fachwerk/site/button';
import { Card } from '@fachwerk/site/card';
import { Check } from '@fachwerk/site/check';
import { Form } from '@fachwerk/site/form';
import { Row, Stack } from '@fachwerk/site/layout';
import { Notice } from '@fachwerk/site/notice';
import type { ViewProps } from '@fachwerk/site/page';
import { PageTitle } from '@fachwerk/site/page-title';
import { useText } from '@fachwerk/site/texts';
import type { Consent } from '../contract-consent.ts';
import { siteDe } from '../texts/site.de.ts';

export type CookiesPageData = {
  readonly consent: Consent;
  /** The site loads its map from an external provider. */
  readonly hasMap: boolean;
  readonly isSaved: boolean;
};

/** Lists everything that is stored and loaded; declining is as easy as accepting. */
export function View({ data: { consent, hasMap, isSaved } }: ViewProps<CookiesPageData>) {
  const t = useText(siteDe);
  return (
    <Stack>
      <PageTitle lead={t('cookies.intro')} />
      {isSaved && <Notice kind="ok" title={t('cookies.saved')} isAnswer />}
      <Form>
        <Card title={t('cookies.necessary')}>
          <p>{t('cookies.necessary.what')}</p>
          <p>
            <strong>{t('cookies.necessary.always')}</strong>
          </p>
        </Card>
        <Card title={t('cookies.map')}>
          <p>{t('cookies.map.what')}</p>
          {!hasMap && <p>{t('cookies.map.unused')}</p>}
          <Check name="map" isChecked={consent.map}>
            {t('cookies.map.allow')}
          </Check>
        </Card>
        <p>{t('cookies.nothing_else')}</p>
        <Row>
          <Button act="save" kind="plain">
            {t('cookies.save')}
          </Button>
          <Button act="none" kind="plain">
            {t('cookies.none')}
          </Button>
          <Button act="all" kind="plain">
            {t('cookies.all')}
          </Button>
        </Row>
      </Form>
      <p>
        <a href="/shop/datenschutz">{t('cookies.privacy')}</a>
      </p>
    </Stack>
  );
}
