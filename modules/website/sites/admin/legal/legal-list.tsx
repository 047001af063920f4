import type { Output } from '@fachwerk/base/contract';
import { useAsk } from '@fachwerk/react/call';
import { named } from '@fachwerk/react/data-words';
import { HELP_BELOW } from '@fachwerk/react/help-below';
import { useMay } from '@fachwerk/react/session';
import { ErrorState, Loading } from '@fachwerk/react/states';
import { useEveryText, useText } from '@fachwerk/react/texts';
import { formatDate } from '@fachwerk/react/time';
import { Alert, Anchor, Select, Text } from '@mantine/core';
import { IconAlertTriangle, IconChevronRight, IconCircleCheck } from '@tabler/icons-react';
import { Link, useNavigate } from 'react-router';
import { legalApi } from '../../contract-legal.ts';
import { adminDe } from '../../texts/admin.de.ts';
import classes from './legal.module.css';
import { useLegalParty } from './use-legal-party.ts';

type Listing = Output<typeof legalApi.list>;
type Listed = Listing['texts'][number];

const PATH = '/admin/website/legal';

/** Each text with its version in force; unreviewed templates are marked. */
export function LegalList() {
  const t = useText(adminDe);
  const { whose } = useLegalParty();
  const asked = useAsk(legalApi.list, whose);
  return (
    <>
      <Text c="dimmed" mb="md" className={classes.about ?? ''}>
        {t('sites.legal.about')}
      </Text>
      {asked.isError && !asked.data && <ErrorState error={asked.error} onRetry={() => asked.refetch()} />}
      {asked.isPending && <Loading lines={5} />}
      {asked.data && (
        <>
          <PartyChoice parties={asked.data.parties} />
          <Missing missing={asked.data.missing} />
          <ul className={classes.list}>
            {asked.data.texts.map((text) => (
              <Row key={text.kind} text={text} />
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** A company that sells at its own location has its own terms, withdrawal policy and imprint; the rest belongs to the site. */
function PartyChoice({ parties }: { parties: Listing['parties'] }) {
  const t = useText(adminDe);
  const navigate = useNavigate();
  const { companyId } = useLegalParty();
  const own = parties[0]?.id;
  if (parties.length < 2) return null;
  return (
    <Select
      label={t('sites.legal.party')}
      description={t('sites.legal.party.help')}
      {...HELP_BELOW}
      data={parties.map(({ id, name }) => ({ value: id, label: name }))}
      value={companyId ?? own ?? null}
      allowDeselect={false}
      maw={420}
      mb="md"
      onChange={(id) => navigate(id === own || !id ? PATH : `${PATH}?company=${id}`, { replace: true })}
    />
  );
}

/** Missing imprint data is entered in the company settings. */
function Missing({ missing }: { missing: readonly string[] }) {
  const t = useText(adminDe);
  useEveryText();
  const mayEdit = useMay('company.edit');
  const { companyId } = useLegalParty();
  const mayFranchisees = useMay('franchisees.manage');
  if (missing.length === 0) return null;
  const fields = missing.map((field) => named(`company.field.${field}`) ?? field).join(', ');
  return (
    <Alert color="warn" icon={<IconAlertTriangle stroke={1.5} />} mb="md" title={t('sites.legal.missing', { fields })}>
      {companyId
        ? mayFranchisees && <GoTo to={`/admin/franchisees/${companyId}`} />
        : mayEdit && <GoTo to="/admin/settings/company" />}
    </Alert>
  );
}

function GoTo({ to }: { to: string }) {
  const t = useText(adminDe);
  return (
    <Anchor component={Link} to={to}>
      {t('sites.legal.missing.go')}
    </Anchor>
  );
}

function Row({ text: { kind, inForce, planned, isOfNetwork } }: { text: Listed }) {
  const t = useText(adminDe);
  const { to } = useLegalParty();
  const isOpen = inForce.isTemplate && !isOfNetwork;
  const Icon = isOpen ? IconAlertTriangle : IconCircleCheck;
  const standing = isOpen ? 'sites.legal.template' : isOfNetwork ? 'sites.legal.of_network' : 'sites.legal.checked';
  return (
    <li>
      <Link to={to(`${PATH}/${kind}`)} className={classes.row}>
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
        <span className={isOpen ? classes.template : classes.checked}>
          <Icon size={16} stroke={1.5} aria-hidden />
          {t(standing)}
        </span>
        <IconChevronRight size={18} stroke={1.5} aria-hidden />
      </Link>
    </li>
  );
}
