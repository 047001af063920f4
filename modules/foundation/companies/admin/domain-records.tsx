import { CopyIcon } from '@fachwerk/react/copy-value';
import { useText } from '@fachwerk/react/texts';
import { Code, Text, Title } from '@mantine/core';
import { IconCircleCheck, IconCircleDashed, IconClockSearch } from '@tabler/icons-react';
import type { DnsRecord, Domain } from '../contract-domain.ts';
import { isVerified } from '../rules/domain-states.ts';
import { adminDe } from '../texts/admin.de.ts';
import classes from './domain-records.module.css';

/** DNS records to enter at the provider, with copy buttons. */
export function DomainRecords({ domain }: { domain: Domain }) {
  const t = useText(adminDe);
  const way = domain.records.find(({ purpose }) => purpose === 'way');
  return (
    <section className={classes.section}>
      <Title order={3}>{t('domains.records.title')}</Title>
      <Text size="sm" c="dimmed">
        {t('domains.records.text')}
      </Text>
      {domain.records.map((record) => (
        <OneRecord key={record.purpose} record={record} isFound={isFound(domain, record)} />
      ))}
      {way?.type === 'CNAME' && (
        <Text size="sm" c="dimmed">
          {t('domains.records.apex')}
        </Text>
      )}
      {!way && (
        <Text size="sm" c="dimmed">
          {t('domains.records.local')}
        </Text>
      )}
    </section>
  );
}

function isFound(domain: Domain, { purpose }: DnsRecord): boolean | null {
  if (purpose === 'way') return domain.isPointingHere;
  return isVerified(domain) || (domain.checkedAt === null ? null : false);
}

function OneRecord({ record, isFound: found }: { record: DnsRecord; isFound: boolean | null }) {
  const t = useText(adminDe);
  const parts = [
    ['type', record.type],
    ['name', record.name],
    ['value', record.value],
  ] as const;
  return (
    <div className={classes.record}>
      <div className={classes.head}>
        <Text fw={500}>{t(`domains.records.purpose.${record.purpose}`)}</Text>
        <FoundMark isFound={found} />
      </div>
      <dl className={classes.parts}>
        {parts.map(([part, value]) => (
          <div key={part}>
            <dt>{t(`domains.records.${part}`)}</dt>
            <dd>
              <Code className={classes.value ?? ''}>{value}</Code>
              {part !== 'type' && <CopyIcon label={`${record.type} ${t(`domains.records.${part}`)}`} value={value} />}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function FoundMark({ isFound: found }: { isFound: boolean | null }) {
  const t = useText(adminDe);
  const looks = found
    ? { Icon: IconCircleCheck, color: 'var(--fw-ok)', word: t('domains.records.found') }
    : found === null
      ? { Icon: IconCircleDashed, color: 'var(--fw-quiet)', word: t('domains.records.unknown') }
      : { Icon: IconClockSearch, color: 'var(--fw-warn)', word: t('domains.records.not_found') };
  return (
    <span className={classes.found}>
      <looks.Icon size={18} stroke={1.5} color={looks.color} aria-hidden />
      {looks.word}
    </span>
  );
}
