import type { Output } from '@fachwerk/base/contract';
import { formatTime } from '@fachwerk/base/format-time';
import { LOCALES } from '@fachwerk/base/language';
import { HOUSE_ZONE } from '@fachwerk/base/time';
import { ButtonLink } from '@fachwerk/site/button';
import { Card } from '@fachwerk/site/card';
import { Stack } from '@fachwerk/site/layout';
import { Notice } from '@fachwerk/site/notice';
import type { ViewProps } from '@fachwerk/site/page';
import { PageTitle } from '@fachwerk/site/page-title';
import { Prose } from '@fachwerk/site/prose';
import { useLocale, useText } from '@fachwerk/site/texts';
import type { legalApi } from '../contract-legal.ts';
import { legalPath } from '../rules/legal-paths.ts';
import { siteDe } from '../texts/site.de.ts';

export type LegalPageData = Output<typeof legalApi.show>;

export function View({ data }: ViewProps<LegalPageData>) {
  const t = useText(siteDe);
  const locale = useLocale();
  const { kind, version, validFrom, isInForce, otherParty } = data;
  const partyId = otherParty?.id;
  const dateOf = (at: Date) => formatTime(at, HOUSE_ZONE, locale, 'date');
  const language = LOCALES[data.language];
  const others = data.versions.filter((each) => each.version !== version);
  return (
    <Stack>
      <PageTitle lead={t('legal.since', { version, date: dateOf(validFrom) })} />
      {otherParty && <Notice kind="info" title={t('legal.of_party', { name: otherParty.name })} />}
      {!isInForce && (
        <Notice kind="warn" title={t('legal.older')}>
          <p>
            <a href={legalPath(kind, { partyId })}>{t('legal.to_current')}</a>
          </p>
        </Notice>
      )}
      {language !== locale && <Notice kind="info" title={t('legal.language')} />}
      <article lang={language}>
        <Prose text={data.text} level={2} />
      </article>
      {kind === 'withdrawal' && (
        <Card title={t('legal.withdraw')}>
          <p>{t('legal.withdraw.what')}</p>
          <ButtonLink to="/widerrufen" kind="plain">
            {t('legal.withdraw')}
          </ButtonLink>
        </Card>
      )}
      {others.length > 0 && (
        <nav aria-label={t('legal.versions')}>
          <h2>{t('legal.versions')}</h2>
          <ul>
            {others.map((each) => (
              <li key={each.version}>
                <a href={legalPath(kind, { partyId, version: each.version })}>
                  {t('legal.versions.one', { version: each.version, date: dateOf(each.validFrom) })}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </Stack>
  );
}
