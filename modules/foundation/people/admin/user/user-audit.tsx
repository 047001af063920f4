import { useAskPages } from '@fachwerk/react/call';
import { named } from '@fachwerk/react/data-words';
import { Empty, ErrorState, Loading } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import { Ago } from '@fachwerk/react/time';
import { Trail, TrailEntry } from '@fachwerk/react/trail';
import { Text } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { type AuditEntry, userApi } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { useUserLabels } from '../users/user-words.ts';
import classes from './user-audit.module.css';

/** Who changed what about somebody, newest first. */
export function UserAudit({ userId }: { userId: string }) {
  const t = useText(adminDe);
  const pages = useAskPages(userApi.audit, { id: userId }, ({ next }) => (next ? { before: next } : null));
  const entries = pages.data?.pages.flatMap((page) => page.entries);
  if (pages.isError && !entries) return <ErrorState error={pages.error} onRetry={() => pages.refetch()} />;
  if (!entries) return <Loading lines={6} />;
  if (entries.length === 0) return <Empty title={t('users.audit.empty')} text={t('users.audit.empty.text')} />;
  return (
    <Trail pages={pages}>
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} />
      ))}
    </Trail>
  );
}

function Entry({ entry }: { entry: AuditEntry }) {
  const t = useText(adminDe);
  const fields = fieldsOf(entry);
  return (
    <TrailEntry>
      <Text component="div" fw={500}>
        {named(`audit.${entry.action}`) ?? entry.action}
      </Text>
      <Text component="div" size="xs" c="dimmed">
        {t('users.audit.by', { name: entry.actorName })} · <Ago at={entry.at} />
      </Text>
      {fields.length > 0 && (
        <dl className={classes.changes}>
          {fields.map((field) => (
            <FieldChange key={field} field={field} entry={entry} />
          ))}
        </dl>
      )}
    </TrailEntry>
  );
}

/** Before and after, where both are there; only the one there is, when something was created or deleted. */
function FieldChange({ field, entry: { before, after } }: { field: string; entry: AuditEntry }) {
  const t = useText(adminDe);
  const words = useUserLabels();
  return (
    <div>
      <dt>{words.field(field)}</dt>
      <dd>
        {before && field in before && (
          <span className={classes.before} data-empty={isEmpty(before[field]) || undefined}>
            {words.value(field, before[field])}
          </span>
        )}
        {before && after && <IconArrowRight size={14} stroke={1.5} aria-label={t('users.audit.becomes')} />}
        {after && field in after && <span>{words.value(field, after[field])}</span>}
      </dd>
    </div>
  );
}

const isEmpty = (value: unknown) => value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** As on the form; what is not on it comes last. */
const ORDER = [
  'contact.firstName',
  'contact.lastName',
  'email',
  'contact.phone',
  'contact.position',
  'backendRoles',
  'limitedRoles',
];

function fieldsOf({ before, after }: AuditEntry): string[] {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...ORDER.filter((field) => fields.has(field)), ...[...fields].filter((field) => !ORDER.includes(field))];
}
