import type { TextsLike } from '@fachwerk/base/language';
import type { adminDe } from './admin.de.ts';
import { adminSettingsEn } from './admin-settings.en.ts';

export const adminEn: TextsLike<typeof adminDe> = {
  ...adminSettingsEn,
  'staff-push.unknown_device': 'Push messages are not switched on for this device.',
  'staff-push.too_many_devices': 'More than ten devices are not possible. Switch push messages off on another device.',
  'staff-push.quiet_incomplete': 'Quiet hours: enter a start and an end.',
  'staff-push.switch': 'Push messages on this device',
  'staff-push.switch.about': 'With the sound of the system. Messages contain no names and no amounts.',
  'staff-push.denied':
    'Notifications are blocked in the browser for this address. Allow them in the browser’s settings.',
  'staff-push.unable': 'This browser cannot receive push messages.',
  'staff-push.ios': 'On iPhone and iPad install the app first with “Share” and “Add to Home Screen”.',
  'staff-push.subjects': 'Notify about',
  'staff-push.subject.alarm': 'Alarm',
  'staff-push.subject.order': 'Order',
  'staff-push.subject.message': 'Message',
  'staff-push.subject.task': 'Task',
  'staff-push.subject.review': 'Review',
  'staff-push.quiet': 'Quiet hours',
  'staff-push.quiet.about': 'No messages are sent during this time.',
  'staff-push.quiet.from': 'From',
  'staff-push.quiet.to': 'To',
  'staff-push.on': 'Push messages are switched on.',
  'staff-push.off': 'Push messages are switched off.',
  'staff-push.test': 'Send test',
  'staff-push.test.sent': 'Test message sent.',
  'staff-push.title.test': 'Test message',
  'staff-push.title.alarms': 'Several alarms',
  'staff-push.title.order': 'New order',
  'staff-push.title.review': 'New review',
  'staff-push.title.message': 'New message',
  'staff-push.title.mention': 'You were mentioned',
};
