import { CallProblem } from '@fachwerk/react/call-problem';

const FIELDS: Readonly<Record<string, string>> = {
  'lock.number_taken': 'number',
  'lock.channel_taken': 'channel',
  'lock.controller_gone': 'controllerId',
  'lock.half_wired': 'channel',
  'lock.place_taken': 'place.column',
  'lock.size_unknown': 'sizeCode',
  'controller.of_other_location': 'controllerId',
  'controller.unknown': 'controllerId',
  'location.unknown': 'locationId',
};

/** Puts what is refused about one field to that field: `save(…).catch(atLockFields)`. Everything else is passed on as it is. */
export function atLockFields(error: unknown): never {
  const path = error instanceof CallProblem && FIELDS[error.code];
  if (!path) throw error;
  const { code, message } = error as CallProblem;
  throw new CallProblem(422, { code, error: message, fields: [{ path, code, error: message }] });
}
