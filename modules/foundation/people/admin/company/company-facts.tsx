import type { Company } from '@fachwerk/companies/contract';
import { Fact, Facts } from '@fachwerk/react/facts';
import { useText } from '@fachwerk/react/texts';
import { Alert, Stack } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { adminDe } from '../../texts/admin.de.ts';
import { countryWords, useCompanyLabels } from './company-values.ts';

/** The company for who may look but not change. */
export function CompanyFacts({ company }: { company: Company }) {
  const t = useText(adminDe);
  const words = useCompanyLabels();
  const { street, postcode, city, country } = company.address;
  const lines = [street, `${postcode} ${city}`.trim(), countryWords(country)].filter(Boolean);
  return (
    <Stack gap="md">
      <Alert color="info" icon={<IconLock stroke={1.5} />}>
        {t('settings.company.read_only')}
      </Alert>
      <Facts>
        {(
          [
            'name',
            'legalName',
            'legalForm',
            'representedBy',
            'registerCourt',
            'registerNumber',
            'vatId',
            'taxNumber',
          ] as const
        ).map((field) => (
          <Fact key={field} name={words.field(field)}>
            {company[field] && words.value(field, company[field])}
          </Fact>
        ))}
        <Fact name={t('settings.company.address')}>
          {lines.length > 0 && lines.map((line) => <div key={line}>{line}</div>)}
        </Fact>
        {(['phone', 'email', 'website'] as const).map((field) => (
          <Fact key={field} name={words.field(field)}>
            {company[field]}
          </Fact>
        ))}
        {(
          [
            'isSmallBusiness',
            ...(company.kind === 'merchant' ? (['trade'] as const) : []),
            'defaultLanguage',
            'moneyDecimals',
            'secondFactorRequired',
          ] as const
        ).map((field) => (
          <Fact key={field} name={words.field(field)}>
            {words.value(field, company[field])}
          </Fact>
        ))}
      </Facts>
    </Stack>
  );
}
