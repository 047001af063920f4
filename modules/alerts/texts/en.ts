import type { TextsLike } from '@fachwerk/base/language';
import type { de } from './de.ts';
import { mailsEn } from './mails-en.ts';
import { screensEn } from './screens-en.ts';
import { tilesEn } from './tiles-en.ts';

export const en: TextsLike<typeof de> = {
  'capability.alerts.read': 'See alerts',
  'capability.alerts.handle': 'Handle alerts',
  'alert.unknown': 'This alert does not exist.',
  'alert.already_done': 'This alert is already done.',
  'alert.not_done': 'This alert is still open.',
  'alert.open_anew': 'A new alert is open for the same cause. Handle that one.',
  'alert.assignee_unknown': 'This person cannot handle alerts here.',
  'alert.uncommanded_open': 'Door open unexpectedly',
  'alert.uncommanded_open.about': 'The door of box {subject} opened although nobody asked it to.',
  'alert.jam': 'Lock jammed',
  'alert.jam.about': 'Box {subject} was told to open, but its lock is jammed.',
  'alert.controller_offline': 'Controller offline',
  'alert.controller_offline.about': 'Controller {subject} is silent. Its boxes cannot be opened at the moment.',
  'alert.terminal_offline': 'Terminal offline',
  'alert.terminal_offline.about': 'Terminal {subject} is silent. Customers open with their phones meanwhile.',
  'alert.lock_unseen': 'Lock silent',
  'alert.lock_unseen.about': 'The lock of box {subject} has not been heard of for more than 15 minutes.',
  'alert.battery_low': 'Battery low',
  'alert.battery_low.about': 'The battery of box {subject} is low. Until it is replaced, the box is not let again.',
  'alert.battery_low.about_percent':
    'The battery of box {subject} is at {battery}%. Until it is replaced, the box is not let again.',
  'alert.signal_lost': 'No radio signal',
  'alert.signal_lost.about': 'The lock of box {subject} has no signal. Until it is back, the box is not let again.',
  'alert.command_failed': 'Opening failed',
  'alert.command_failed.about': 'Box {subject} could not be opened.',
  'alert.command_failed.about_silent': 'Box {subject} could not be opened: the controller did not answer.',
  'alert.box_reported': 'Box reported',
  'alert.box_reported.about':
    'A customer reports that box {subject} is not empty or broken. It is out of service until somebody has looked.',
  'alert.box_missing': 'No box for a rental',
  'alert.box_missing.about': 'No box is free for a paid rental of box {subject}. Please call the customer.',
  'alert.pin_tries': 'Many wrong PINs',
  'alert.pin_tries.about': 'Remarkably many wrong PINs were entered at terminal {subject}.',
  'alert.subject.lock': 'Box {name}',
  'alert.subject.controller': 'Controller {name}',
  'alert.subject.terminal': 'Terminal {name}',
  'audit.alert.assigned': 'Alert assigned',
  'audit.alert.commented': 'Alert commented on',
  'audit.alert.prioritized': 'Priority of the alert changed',
  'audit.alert.done': 'Alert done',
  'audit.alert.reopened': 'Alert reopened',
  'log.alert.raised': 'Alert: $t(alert.{kind})',
  'log.alert.settled': 'Settled by itself: $t(alert.{kind})',
  ...mailsEn,
  ...screensEn,
  ...tilesEn,
};
