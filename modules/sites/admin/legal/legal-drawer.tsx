import { useAsk } from '@fachwerk/react/call';
import { DetailDrawer } from '@fachwerk/react/detail-drawer';
import { ErrorState, Loading, NotFound } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import { formatDate } from '@fachwerk/react/time';
import { Alert, Anchor, Stack } from '@mantine/core';
import { IconAlertTriangle, IconExternalLink } from '@tabler/icons-react';
import { useParams, useSearchParams } from 'react-router';
import type { SiteSettings } from '../../contract.ts';
import { LegalKind, legalApi } from '../../contract-legal.ts';
import { SITE_PATHS } from '../../rules/legal-paths.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { LegalEditor } from './legal-editor.tsx';
import { LegalReader } from './legal-reader.tsx';
import { LegalVersions } from './legal-versions.tsx';

/** `/admin/website/legal/terms`: the newest version to go on from; `?version=2` an older one to read. */
export function LegalDrawer({ site }: { site: SiteSettings | undefined }) {
  const t = useText(adminDe);
  const { part, kind: asked } = useParams();
  const [query] = useSearchParams();
  const kind = LegalKind.options.find((each) => each === asked);
  const isOpen = part === 'legal' && asked !== undefined;
  const version = Number(query.get('version')) || undefined;
  const found = useAsk(
    legalApi.find,
    { kind: kind ?? 'terms', ...(version && { version }) },
    { isEnabled: isOpen && kind !== undefined },
  );
  const { data } = found;
  return (
    <DetailDrawer
      isOpen={isOpen}
      title={kind ? t(`legal.title.${kind}`) : t('sites.tab.legal')}
      subtitle={
        data &&
        `${t('sites.legal.version', { version: data.version })}, ${t(data.state === 'planned' ? 'sites.legal.from' : 'sites.legal.since', { date: formatDate(data.validFrom) })}`
      }
      closeTo="/admin/website/legal"
      width={860}
    >
      {!kind && <NotFound text={t('sites.legal.unknown')} />}
      {kind && found.isError && !data && <ErrorState error={found.error} onRetry={() => found.refetch()} />}
      {kind && found.isPending && <Loading lines={12} />}
      {kind && data && site && (
        <Stack gap="lg" pb="lg">
          {data.isTemplate && (
            <Alert color="warn" icon={<IconAlertTriangle stroke={1.5} />} title={t('sites.legal.template')}>
              {t('sites.legal.template.about')} {t(`sites.legal.hint.${kind}`)}
            </Alert>
          )}
          {site.address && (
            <Anchor href={`${site.address}${SITE_PATHS[kind]}`} target="_blank" rel="noopener">
              {t('sites.legal.on_site')} <IconExternalLink size={14} stroke={1.5} aria-hidden />
            </Anchor>
          )}
          {version ? <LegalReader legal={data} site={site} /> : <LegalEditor key={kind} legal={data} site={site} />}
          <LegalVersions legal={data} />
        </Stack>
      )}
    </DetailDrawer>
  );
}
