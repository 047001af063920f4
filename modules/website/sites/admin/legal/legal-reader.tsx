import type { Language } from '@fachwerk/base/language';
import { useText } from '@fachwerk/react/texts';
import { Alert, Anchor, Stack } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { SiteSettings } from '../../contract.ts';
import type { LegalStory } from '../../contract-legal.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { LegalPreview } from '../parts.tsx';
import { LegalLanguages } from './legal-languages.tsx';
import { useLegalParty } from './use-legal-party.ts';

/** A read-only version: it cannot change, because customers may have agreed to it. */
export function LegalReader({ legal, site }: { legal: LegalStory; site: SiteSettings }) {
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
