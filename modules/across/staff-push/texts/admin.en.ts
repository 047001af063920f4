import type { TextsLike } from '@fachwerk/base/language';
import type { adminDe } from './admin.de.ts';
import { adminSettingsEn } from './admin-settings.en.ts';

export const adminEn: TextsLike<typeof adminDe> = {
  ...adminSettingsEn,
  'staff-push.unknown_device': 'Push messages are not switched on for this device.',
  'staff-push.too_many_devices': 'More than ten devices are not possible. Switch push messages off on another device.',
  'staff-push.quiet_incomplete': 'Quiet hours: enter a start and an end.',
  'push.switch': 'Push messages on this device',
  'push.switch.about': 'With the sound of the system. Messages contain no names and no amounts.',
  'push.denied': 'Notifications are blocked in the browser for this address. Allow them in the browser’s settings.',
  'push.unable': 'This browser cannot receive push messages.',
  'push.ios': 'On iPhone and iPad install the app first with “Share” and “Add to Home Screen”.',
  'push.subjects': 'Notify about',
  'push.subject.alarm': 'Alarm',
  'push.subject.order': 'Order',
  'push.subject.message': 'Message',
  'push.subject.task': 'Task',
  'push.quiet': 'Quiet hours',
  'push.quiet.about': 'No messages are sent during this time.',
  'push.quiet.from': 'From',
  'push.quiet.to': 'To',
  'push.on': 'Push messages are switched on.',
  'push.off': 'Push messages are switched off.',
  'push.test': 'Send test',
  'push.test.sent': 'Test message sent.',
  'push.title.test': 'Test message',
  'push.title.alarms': 'Several alarms',
  'push.title.order': 'New order',
  'push.title.message': 'New message',
  'push.title.mention': 'You were mentioned',
};
