import { useAsk } from '@fachwerk/react/call';
import { Facts } from '@fachwerk/react/facts';
import { RecordDrawer } from '@fachwerk/react/record-drawer';
import { useMay } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import { Ago } from '@fachwerk/react/time';
import { Anchor, Code, Title } from '@mantine/core';
import { Link, useParams } from 'react-router';
import { type LogEntry, logApi } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { ExactTime } from './exact-time.tsx';
import { KnownFact } from './known-fact.tsx';
import { LogDifference } from './log-difference.tsx';
import { useLogLabels } from './log-words.ts';

const PATH = '/admin/logs';

/** Its time is part of the address: it leads straight to the entry. */
export const pathOfEntry = ({ at, id }: Pick<LogEntry, 'at' | 'id'>) => `${PATH}/${at.getTime()}-${id}`;

function entryOf(key: string | undefined): { at: Date; id: string } | null {
  const [, time, id] = /^(\d{1,15})-([0-9a-f-]{36})$/i.exec(key ?? '') ?? [];
  return time && id ? { at: new Date(Number(time)), id } : null;
}

/** One entry over the list, with an address of its own. */
export function LogDetail() {
  const t = useText(adminDe);
  const words = useLogLabels();
  const { key } = useParams();
  const wanted = entryOf(key);
  // What is no key of an entry is no entry either, and the server says so.
  const asked = useAsk(logApi.find, wanted ?? { at: new Date(0), id: key ?? '' }, { isEnabled: key !== undefined });
  return (
    <RecordDrawer
      isOpen={key !== undefined}
      asked={asked}
      kind={t('logs.title')}
      title={words.sentence}
      subtitle={({ at }) => <Ago at={at} />}
      gone={t('log_entry.unknown')}
      closeTo={PATH}
    >
      {(entry) => <EntryFacts entry={entry} />}
    </RecordDrawer>
  );
}

function EntryFacts({ entry }: { entry: LogEntry }) {
  const t = useText(adminDe);
  const words = useLogLabels();
  const { locationId, locationName, lockId, lockName, controllerId, personId, personName, orderNumber, data } = entry;
  const rest = Object.entries(data).filter(([name, value]) => !HIDDEN.has(name) && value !== null && value !== '');
  return (
    <>
      <Facts>
        <KnownFact name={t('logs.at')}>
          <ExactTime at={entry.at} />
        </KnownFact>
        <Place
          name={t('logs.location')}
          may="locations.read"
          shown={locationName}
          filter="location"
          id={locationId}
          to="locations"
        />
        <Place
          name={t('logs.lock')}
          may="locks.read"
          shown={lockName || (lockId ? t('logs.lock.unnamed') : '')}
          filter="lock"
          id={lockId}
          to="locks"
        />
        <Place
          name={t('logs.controller')}
          may="controllers.read"
          shown={controllerId ? named(data.controllerName, t('logs.controller.show')) : ''}
          filter="controller"
          id={controllerId}
          to="monitoring"
        />
        <Place name={t('logs.person')} may="users.read" shown={personName} filter="person" id={personId} to="users" />
        <Place name={t('logs.order')} shown={orderNumber} filter="order" id={orderNumber || null} />
        {rest.map(([name, value]) => (
          <KnownFact key={name} name={words.field(name, data.subjectKind)}>
            {words.value(value, name)}
          </KnownFact>
        ))}
        <KnownFact name={t('logs.type')}>
          <Code>{entry.type}</Code>
        </KnownFact>
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
const HIDDEN = new Set(['before', 'after', 'subjectKind', 'subjectId', 'controllerName']);

const named = (name: unknown, otherwise: string) => (typeof name === 'string' && name !== '' ? name : otherwise);

type PlaceProps = {
  name: string;
  shown: string;
  /** What the log is narrowed by for the other entries of the same. */
  filter: string;
  id: string | null;
  /** Where its own page is, for whoever may go there. */
  to?: string;
  may?: string;
};

/** Somebody or something an entry speaks of: its page, and all that happened to it. */
function Place({ name, shown, filter, id, to, may }: PlaceProps) {
  const t = useText(adminDe);
  const mayGo = useMay(may);
  if (!shown) return null;
  return (
    <KnownFact name={name}>
      {to && id && mayGo ? (
        <Anchor component={Link} to={`/admin/${to}/${id}`}>
          {shown}
        </Anchor>
      ) : (
        <span>{shown}</span>
      )}
      {id && (
        <Anchor
          component={Link}
          display="block"
          to={`${PATH}?${new URLSearchParams({ [filter]: id })}`}
          size="sm"
          c="dimmed"
        >
          {t('logs.all_of_it')}
        </Anchor>
      )}
    </KnownFact>
  );
}
