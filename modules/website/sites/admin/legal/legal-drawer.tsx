import type { Language } from '@fachwerk/base/language';
import { useAsk } from '@fachwerk/react/call';
import { RecordDrawer } from '@fachwerk/react/record-drawer';
import { useText } from '@fachwerk/react/texts';
import { formatDate } from '@fachwerk/react/time';
import { Alert, Anchor, Button, Stack } from '@mantine/core';
import { IconAlertTriangle, IconExternalLink, IconInfoCircle } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import type { SiteSettings } from '../../contract.ts';
import { LegalKind, type LegalStory, legalApi } from '../../contract-legal.ts';
import { legalPath } from '../../rules/legal-paths.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { LegalPreview } from '../parts.tsx';
import classes from './legal.module.css';
import { LegalEditor } from './legal-editor.tsx';
import { LegalLanguages } from './legal-languages.tsx';
import { LegalVersions } from './legal-versions.tsx';
import { useLegalParty } from './use-legal-party.ts';

/** Texts that can be generated from answers and company data; the drawer links to the questionnaire. */
const MADE = ['imprint', 'privacy', 'accessibility'] as const satisfies readonly LegalKind[];

/** `/admin/website/legal/terms`: the newest version to edit; `?version=2` an older one to read. */
export function LegalDrawer({ site }: { site: SiteSettings | undefined }) {
  const t = useText(adminDe);
  const { part, kind: asked } = useParams();
  const [query] = useSearchParams();
  const { companyId, whose, to } = useLegalParty();
  const kind = LegalKind.options.find((each) => each === asked);
  const isOpen = part === 'legal' && asked !== undefined;
  const version = Number(query.get('version')) || undefined;
  const found = useAsk(
    legalApi.find,
    { ...whose, kind: kind ?? (asked as LegalKind), ...(version && { version }) },
    { isEnabled: isOpen },
  );
  return (
    <RecordDrawer
      isOpen={isOpen}
      asked={found}
      kind={kind ? t(`legal.title.${kind}`) : t('sites.tab.legal')}
      title={(legal) => t(`legal.title.${legal.kind}`)}
      subtitle={({ version: number, state, validFrom }) =>
        `${t('sites.legal.version', { version: number })}, ${t(state === 'planned' ? 'sites.legal.from' : 'sites.legal.since', { date: formatDate(validFrom) })}`
      }
      gone={t('sites.legal.unknown')}
      closeTo={to('/admin/website/legal')}
      width={860}
    >
      {(legal) =>
        site && (
          <Stack gap="lg" pb="lg">
            {legal.isTemplate && (
              <Alert color="warn" icon={<IconAlertTriangle stroke={1.5} />} title={t('sites.legal.template')}>
                {t('sites.legal.template.about')} {t(`sites.legal.hint.${legal.kind}`)}
              </Alert>
            )}
            {!companyId && MADE.some((each) => each === legal.kind) && (
              <Anchor component={Link} to={`/admin/legal-texts/${legal.kind}`}>
                {t('sites.legal.make')}
              </Anchor>
            )}
            {site.address && (
              <Anchor
                href={`${site.address}${legalPath(legal.kind, { partyId: companyId })}`}
                target="_blank"
                rel="noopener"
              >
                {t('sites.legal.on_site')} <IconExternalLink size={14} stroke={1.5} aria-hidden />
              </Anchor>
            )}
            {version ? (
              <LegalReader legal={legal} site={site} />
            ) : (
              <LegalEditor key={`${legal.kind} ${companyId}`} legal={legal} site={site} />
            )}
            {!version && !legal.isTemplate && <NextTemplate />}
            <LegalVersions legal={legal} />
          </Stack>
        )
      }
    </RecordDrawer>
  );
}

/** Several texts are checked one after the other: the next one is one click away. */
function NextTemplate() {
  const t = useText(adminDe);
  const { whose, to } = useLegalParty();
  const texts = useAsk(legalApi.list, whose).data?.texts;
  const next = texts?.find(({ inForce, isOfNetwork }) => inForce.isTemplate && !isOfNetwork)?.kind;
  if (!next) return null;
  return (
    <Button component={Link} to={to(`/admin/website/legal/${next}`)} variant="default" className={classes.next ?? ''}>
      {t('sites.legal.next', { title: t(`legal.title.${next}`) })}
    </Button>
  );
}

/** A read-only version: it cannot change, because customers may have agreed to it. */
function LegalReader({ legal, site }: { legal: LegalStory; site: SiteSettings }) {
  const t = useText(adminDe);
  const { to } = useLegalParty();
  const [language, setLanguage] = useState<Language>(site.defaultLanguage);
  return (
    <Stack gap="md">
      <Alert color="info" icon={<IconInfoCircle stroke={1.5} />}>
        {t('sites.legal.old', { version: legal.version })}{' '}
        <Anchor component={Link} to={to(`/admin/website/legal/${legal.kind}`)}>
          {t('sites.legal.back')}
        </Anchor>
      </Alert>
      <LegalLanguages languages={site.languages} text={legal.text} value={language} onChange={setLanguage} />
      <LegalPreview text={legal.text[language] ?? ''} />
    </Stack>
  );
}
