import { expect, test } from 'vitest';
import { MOST_PER_LOCK_AND_MINUTE, MOST_PER_PERSON_AND_MINUTE, whyNotOpen } from './open.ts';

const box = { isArchived: false, hasController: true, isControllerOnline: true, isRented: false };
const operator = { type: 'operator', reason: '', mayOmitReason: true } as const;
const support = { ...operator, mayOmitReason: false };
const customer = { type: 'customer', reason: '', mayOmitReason: true } as const;
const rented = { ...box, isRented: true };

const cases = [
  ['opens for an operator without a word', box, operator, null],
  ['asks support for a reason', box, support, 'open.reason_missing'],
  ['does not take blanks for a reason', box, { ...support, reason: '     ' }, 'open.reason_missing'],
  ['opens for support with a reason', box, { ...support, reason: 'Kunde am Telefon' }, null],
  ['asks everybody for a reason while it is rented', rented, operator, 'open.reason_missing'],
  ['opens a rented box with a reason', rented, { ...operator, reason: 'Wasserschaden' }, null],
  ['asks for a reason in an emergency too', rented, { ...operator, type: 'emergency' }, 'open.reason_missing'],
  ['opens for the customer who rents it', rented, customer, null],
  ['does not open when it is archived', { ...box, isArchived: true }, operator, 'lock.archived'],
  ['does not open without a controller', { ...box, hasController: false }, operator, 'lock.no_controller'],
  [
    'does not open while its controller is away',
    { ...box, isControllerOnline: false },
    operator,
    'open.controller_offline',
  ],
  ['does not open while it is being opened', { ...box, isUnderWay: true }, operator, 'open.under_way'],
  ['opens a sixth time in a minute', { ...box, openingsOfLock: MOST_PER_LOCK_AND_MINUTE - 1 }, operator, null],
  ['does not open a seventh time', { ...box, openingsOfLock: MOST_PER_LOCK_AND_MINUTE }, operator, 'open.too_many'],
  [
    'does not open for a person in a frenzy',
    { ...box, openingsOfPerson: MOST_PER_PERSON_AND_MINUTE },
    operator,
    'open.too_many',
  ],
  [
    'is one of a whole wall in an emergency',
    { ...box, openingsOfPerson: MOST_PER_PERSON_AND_MINUTE },
    { ...operator, type: 'emergency' },
    null,
  ],
  [
    'protects its bolt in an emergency too',
    { ...box, openingsOfLock: MOST_PER_LOCK_AND_MINUTE },
    { ...operator, type: 'emergency' },
    'open.too_many',
  ],
] as const;

for (const [name, given, request, expected] of cases) {
  test(`a box ${name}`, () => expect(whyNotOpen(given, request)).toBe(expected));
}
