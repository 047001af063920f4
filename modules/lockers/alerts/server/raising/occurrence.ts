import type { Occurrence } from '@fachwerk/logs/facade';
import type { AlertKind, AlertSubject } from '../../contract.ts';

type About = {
  readonly subject: AlertSubject;
  readonly location: { readonly id: string; readonly name: string } | null;
  readonly data?: Readonly<Record<string, unknown>>;
};

/** What the log says of an alert. Nobody did it: it was noticed, whoever happened to call at that moment. */
export function occurrenceOf(
  type: 'alert.raised' | 'alert.settled',
  kind: AlertKind,
  { subject, location, data }: About,
): Occurrence {
  return {
    type,
    person: { id: null, name: '' },
    location: location ?? undefined,
    ...(subject.kind === 'lock' ? { lock: { id: subject.id, name: subject.name } } : { controllerId: subject.id }),
    data: { ...data, kind, subject: subject.name },
  };
}
