import type { TextsLike } from '@fachwerk/base/language';
import type { devicesDe } from './devices-de.ts';

export const devicesEn: TextsLike<typeof devicesDe> = {
  'capability.locks.open': 'Open boxes',
  'capability.locks.open_without_reason': 'Open free boxes without giving a reason',
  'capability.controllers.read': 'See controllers and terminals',
  'capability.controllers.manage': 'Add, change and retire controllers and terminals',

  'open.reason_missing': 'Please give a reason (at least 3 characters).',
  'open.controller_offline': 'The controller cannot be reached. The box cannot be opened at the moment.',
  'open.under_way': 'This box is just being opened. Please wait a moment.',
  'open.too_many': 'Too many openings in a short time. Please wait a minute.',
  'open.attempt_unknown': 'There is no such attempt to open.',
  'open.transaction_of_other_lock': 'This transaction belongs to another box. Please start again.',

  'controller.unknown': 'There is no such controller.',
  'controller.changed_meanwhile': 'Somebody else has changed this controller meanwhile.',
  'controller.has_locks': 'Boxes still depend on this controller. Give them another controller first.',
  'controller.offline': 'The device cannot be reached.',
  'controller.archived': 'This device is retired.',
  'controller.of_other_location': 'This controller is at another location.',
  'provisioning.token_unknown': 'This setup token is not valid, has expired or was already used.',

  'audit.controller.added': 'Controller added',
  'audit.controller.edited': 'Controller changed',
  'audit.controller.archived': 'Controller retired',
  'audit.controller.token_renewed': 'New setup token made, old credentials blocked',

  'log.lock.open_requested': 'Opening requested',
  'log.lock.opened': 'Opened',
  'log.lock.already_open': 'Opening requested, the door stood open already',
  'log.lock.jammed': 'Opening failed: the bolt is jammed',
  'log.lock.open_denied': 'Opening refused by the controller',
  'log.lock.open_failed': 'Opening failed',
  'log.lock.open_timed_out': 'Opening failed: no answer',
  'log.lock.late_answer': 'Late answer of the controller, without effect',
  'log.controller.online': '{name} can be reached',
  'log.controller.offline': '{name} can no longer be reached',
  'log.controller.provisioned': '{name} has received its credentials',

  'attempt.detail.unproven': 'The controller says “open”, the door sensor does not confirm it.',
  'attempt.detail.not_sent': 'The command could not be sent in time.',
  'attempt.detail.link_down': 'The connection to the controllers is interrupted.',
  'attempt.detail.not_connected': 'The controller is not connected.',
  'attempt.detail.expired': 'The command arrived too late. Please check the clock of the controller.',
  'attempt.detail.signature': 'The controller does not accept the signature of the command.',
  'attempt.detail.repeated': 'The controller has received this command before.',
  'attempt.detail.unknown_lock': 'The controller does not know this lock. Please check the channel number.',
  'attempt.detail.busy': 'The controller is busy at the moment.',
};
