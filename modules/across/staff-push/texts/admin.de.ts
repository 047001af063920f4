import { adminSettingsDe } from './admin-settings.de.ts';

export const adminDe = {
  ...adminSettingsDe,
  'staff-push.unknown_device': 'Auf diesem Gerät sind keine Push-Nachrichten eingeschaltet.',
  'staff-push.too_many_devices':
    'Mehr als zehn Geräte sind nicht möglich. Schalten Sie Push-Nachrichten auf einem anderen Gerät aus.',
  'staff-push.quiet_incomplete': 'Ruhezeit: Beginn und Ende angeben.',
  'staff-push.switch': 'Push-Nachrichten auf diesem Gerät',
  'staff-push.switch.about': 'Mit Ton des Systems. Die Nachrichten enthalten keine Namen und keine Beträge.',
  'staff-push.denied':
    'Benachrichtigungen sind im Browser für diese Adresse gesperrt. Erlauben Sie sie in den Einstellungen des Browsers.',
  'staff-push.unable': 'Dieser Browser kann keine Push-Nachrichten empfangen.',
  'staff-push.ios': 'Auf iPhone und iPad zuerst über „Teilen“ und „Zum Home-Bildschirm“ installieren.',
  'staff-push.subjects': 'Benachrichtigen bei',
  'staff-push.subject.alarm': 'Alarm',
  'staff-push.subject.order': 'Bestellung',
  'staff-push.subject.message': 'Nachricht',
  'staff-push.subject.task': 'Aufgabe',
  'staff-push.quiet': 'Ruhezeit',
  'staff-push.quiet.about': 'In dieser Zeit werden keine Nachrichten gesendet.',
  'staff-push.quiet.from': 'Von',
  'staff-push.quiet.to': 'Bis',
  'staff-push.on': 'Push-Nachrichten sind eingeschaltet.',
  'staff-push.off': 'Push-Nachrichten sind ausgeschaltet.',
  'staff-push.test': 'Test senden',
  'staff-push.test.sent': 'Testnachricht gesendet.',
  'staff-push.title.test': 'Testnachricht',
  'staff-push.title.alarms': 'Mehrere Alarme',
  'staff-push.title.order': 'Neue Bestellung',
  'staff-push.title.message': 'Neue Nachricht',
  'staff-push.title.mention': 'Sie wurden erwähnt',
} as const;
