import type { Output } from '@fachwerk/base/contract';
import { useAsk } from '@fachwerk/react/call';
import { ErrorState, Loading } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import { formatDate } from '@fachwerk/react/time';
import { Text } from '@mantine/core';
import { IconAlertTriangle, IconChevronRight, IconCircleCheck } from '@tabler/icons-react';
import { Link } from 'react-router';
import { legalApi } from '../../contract-legal.ts';
import { adminDe } from '../../texts/admin.de.ts';
import classes from './legal.module.css';

type Listed = Output<typeof legalApi.list>['texts'][number];

/** Each text with the version in force; what nobody has looked at yet says so. */
export function LegalList() {
  const t = useText(adminDe);
  const asked = useAsk(legalApi.list, {});
  return (
    <>
      <Text c="dimmed" mb="md" className={classes.about ?? ''}>
        {t('sites.legal.about')}
      </Text>
      {asked.isError && !asked.data && <ErrorState error={asked.error} onRetry={() => asked.refetch()} />}
      {asked.isPending && <Loading lines={5} />}
      {asked.data && (
        <ul className={classes.list}>
          {asked.data.texts.map((text) => (
            <Row key={text.kind} text={text} />
          ))}
        </ul>
      )}
    </>
  );
}

function Row({ text: { kind, inForce, planned } }: { text: Listed }) {
  const t = useText(adminDe);
  const Icon = inForce.isTemplate ? IconAlertTriangle : IconCircleCheck;
  return (
    <li>
      <Link to={`/admin/website/legal/${kind}`} className={classes.row}>
        <span className={classes.names}>
          <strong>{t(`legal.title.${kind}`)}</strong>
          <span className={classes.quiet}>
            {t('sites.legal.version', { version: inForce.version })},{' '}
            {t('sites.legal.since', { date: formatDate(inForce.validFrom) })}
          </span>
          {planned && (
            <span className={classes.quiet}>
              {t('sites.legal.planned', { version: planned.version, date: formatDate(planned.validFrom) })}
            </span>
          )}
        </span>
        <span className={inForce.isTemplate ? classes.template : classes.checked}>
          <Icon size={16} stroke={1.5} aria-hidden />
          {inForce.isTemplate ? t('sites.legal.template') : t('sites.legal.checked')}
        </span>
        <IconChevronRight size={18} stroke={1.5} aria-hidden />
      </Link>
    </li>
  );
}
