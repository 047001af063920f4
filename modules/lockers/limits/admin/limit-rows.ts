import type { Output } from '@fachwerk/base/contract';
import type { LimitPlace, LimitScope, LimitSet, LimitSubject, Limits, limitApi } from '../contract.ts';
import { type LimitSource, limitBook, limitsWithSource, subjectsOf } from '../rules/limits.ts';

export const ROW_KINDS = ['network', 'location', 'lock_type'] as const;
type RowKind = (typeof ROW_KINDS)[number];

type Found = { readonly [Subject in LimitSubject]: { readonly value: Limits[Subject]; readonly from: LimitSource } };

/** One place that can have limits of its own, with what holds there. */
export type LimitRow = {
  readonly id: string;
  readonly kind: RowKind;
  /** Empty for the network. */
  readonly name: string;
  readonly companyName: string;
  /** How many locks are of the type. */
  readonly locks: number;
  readonly scope: LimitScope;
  readonly own: LimitSet | undefined;
  readonly found: Found;
  readonly subjects: readonly LimitSubject[];
};

const NETWORK_ID = 'network';
const TYPE_PREFIX = 'type-';

/** The network first, its lock types, then the locations. */
export function limitRows({ networkId, sets, locations, lockTypes }: Output<typeof limitApi.list>): LimitRow[] {
  const book = limitBook(sets);
  const rowOf = (
    head: Pick<LimitRow, 'id' | 'kind' | 'name' | 'scope'> & Partial<Pick<LimitRow, 'companyName' | 'locks'>>,
    place: Pick<LimitPlace, 'companyId'>,
  ): LimitRow => ({
    companyName: '',
    locks: 0,
    ...head,
    own: book.find(place.companyId, head.scope),
    found: limitsWithSource(book, { networkId, companyId: place.companyId, ...head.scope }),
    subjects: subjectsOf(head.scope),
  });
  const network = { companyId: networkId };
  return [
    rowOf({ id: NETWORK_ID, kind: 'network', name: '', scope: { locationId: null, lockType: null } }, network),
    ...lockTypes.map(({ name, locks }) =>
      rowOf(
        { id: `${TYPE_PREFIX}${name}`, kind: 'lock_type', name, locks, scope: { locationId: null, lockType: name } },
        network,
      ),
    ),
    ...locations.map(({ companyId, companyName, locationId, name }) =>
      rowOf(
        { id: locationId, kind: 'location', name, companyName, scope: { locationId, lockType: null } },
        { companyId },
      ),
    ),
  ];
}

/** Where a place says something itself, beside what it inherits. */
export const isOwn = ({ kind, found }: LimitRow, subject: LimitSubject): boolean => found[subject].from === kind;
export const hasOwn = (row: LimitRow): boolean => row.subjects.some((subject) => isOwn(row, subject));
