import { useAsk } from '@fachwerk/react/call';
import { DetailDrawer } from '@fachwerk/react/detail-drawer';
import { useMay } from '@fachwerk/react/session';
import { ErrorState, Loading } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import { Ago } from '@fachwerk/react/time';
import { Anchor, Code, Title } from '@mantine/core';
import { Link, useParams } from 'react-router';
import { type LogEntry, logApi } from '../contract.ts';
import { de } from '../texts/de.ts';
import { ExactTime } from './exact-time.tsx';
import { Fact, Facts } from './facts.tsx';
import { LogDifference } from './log-difference.tsx';
import { useLogWords } from './log-words.ts';

const PATH = '/admin/logs';

/** Its time is part of the address: it leads straight to the entry. */
export const pathOfEntry = ({ at, id }: Pick<LogEntry, 'at' | 'id'>) => `${PATH}/${at.getTime()}-${id}`;

function entryOf(key: string | undefined): { at: Date; id: string } | null {
  const [, time, id] = /^(\d{1,15})-([0-9a-f-]{36})$/i.exec(key ?? '') ?? [];
  return time && id ? { at: new Date(Number(time)), id } : null;
}

/** One entry over the list, with an address of its own. */
export function LogDetail() {
  const t = useText(de);
  const words = useLogWords();
  const { key } = useParams();
  const wanted = entryOf(key);
  const entry = useAsk(logApi.find, wanted ?? { at: new Date(0), id: '' }, { isEnabled: wanted !== null });
  const isShown = wanted !== null && entry.data !== undefined;
  return (
    <DetailDrawer
      isOpen={key !== undefined}
      title={isShown ? words.sentence(entry.data) : t('logs.title')}
      subtitle={isShown && <Ago at={entry.data.at} />}
      closeTo={PATH}
    >
      {entry.isError && <ErrorState error={entry.error} onRetry={() => entry.refetch()} />}
      {wanted === null ? t('log_entry.unknown') : entry.isPending && <Loading lines={8} />}
      {isShown && <EntryFacts entry={entry.data} />}
    </DetailDrawer>
  );
}

function EntryFacts({ entry }: { entry: LogEntry }) {
  const t = useText(de);
  const words = useLogWords();
  const { locationId, locationName, lockId, lockName, controllerId, personId, personName, orderNumber, data } = entry;
  const rest = Object.entries(data).filter(([name]) => !HIDDEN.has(name));
  return (
    <>
      <Facts>
        <Fact name={t('logs.at')}>
          <ExactTime at={entry.at} />
        </Fact>
        <Fact name={t('logs.location')}>
          <Named may="locations.read" to={locationId && `/admin/locations/${locationId}`} name={locationName} />
          {locationId && <All to={`location=${locationId}`} />}
        </Fact>
        <Fact name={t('logs.lock')}>
          {(lockId || lockName) && (
            <Named may="locks.read" to={lockId && `/admin/locks/${lockId}`} name={lockName || t('logs.lock.unnamed')} />
          )}
          {lockId && <All to={`lock=${lockId}`} />}
        </Fact>
        <Fact name={t('logs.controller')}>
          {controllerId && (
            <Named may="controllers.read" to={`/admin/monitoring/${controllerId}`} name={t('logs.controller.show')} />
          )}
          {controllerId && <All to={`controller=${controllerId}`} />}
        </Fact>
        <Fact name={t('logs.person')}>
          <Named may="users.read" to={personId && `/admin/users/${personId}`} name={personName} />
          {personId && <All to={`person=${personId}`} />}
        </Fact>
        <Fact name={t('logs.order')}>
          {orderNumber}
          {orderNumber && <All to={`order=${encodeURIComponent(orderNumber)}`} />}
        </Fact>
        {rest.map(([name, value]) => (
          <Fact key={name} name={words.field(name, data.subjectKind)}>
            {words.value(value)}
          </Fact>
        ))}
        <Fact name={t('logs.type')}>
          <Code>{entry.type}</Code>
        </Fact>
      </Facts>
      {(data.before !== undefined || data.after !== undefined) && (
        <section>
          <Title order={3} mt="lg" mb="xs">
            {t('logs.difference')}
          </Title>
          <LogDifference data={data} />
        </section>
      )}
    </>
  );
}

/** Shown in a way of their own. */
const HIDDEN = new Set(['before', 'after', 'subjectKind', 'subjectId']);

/** A link where it leads somewhere the person may go. */
function Named({ may, to, name }: { may: string; to: string | null; name: string }) {
  const mayGo = useMay(may);
  if (!name) return null;
  return to && mayGo ? <Link to={to}>{name}</Link> : <span>{name}</span>;
}

/** The other entries of the same. */
function All({ to }: { to: string }) {
  const t = useText(de);
  return (
    <Anchor component={Link} to={`${PATH}?${to}`} size="sm" c="dimmed">
      {t('logs.all_of_it')}
    </Anchor>
  );
}
