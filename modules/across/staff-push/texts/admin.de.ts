import { adminSettingsDe } from './admin-settings.de.ts';

export const adminDe = {
  ...adminSettingsDe,
  'staff-push.unknown_device': 'Auf diesem Gerät sind keine Push-Nachrichten eingeschaltet.',
  'staff-push.too_many_devices':
    'Mehr als zehn Geräte sind nicht möglich. Schalten Sie Push-Nachrichten auf einem anderen Gerät aus.',
  'staff-push.quiet_incomplete': 'Ruhezeit: Beginn und Ende angeben.',
  'push.switch': 'Push-Nachrichten auf diesem Gerät',
  'push.switch.about': 'Mit Ton des Systems. Die Nachrichten enthalten keine Namen und keine Beträge.',
  'push.denied':
    'Benachrichtigungen sind im Browser für diese Adresse gesperrt. Erlauben Sie sie in den Einstellungen des Browsers.',
  'push.unable': 'Dieser Browser kann keine Push-Nachrichten empfangen.',
  'push.ios': 'Auf iPhone und iPad zuerst über „Teilen“ und „Zum Home-Bildschirm“ installieren.',
  'push.subjects': 'Benachrichtigen bei',
  'push.subject.alarm': 'Alarm',
  'push.subject.order': 'Bestellung',
  'push.subject.message': 'Nachricht',
  'push.subject.task': 'Aufgabe',
  'push.quiet': 'Ruhezeit',
  'push.quiet.about': 'In dieser Zeit werden keine Nachrichten gesendet.',
  'push.quiet.from': 'Von',
  'push.quiet.to': 'Bis',
  'push.on': 'Push-Nachrichten sind eingeschaltet.',
  'push.off': 'Push-Nachrichten sind ausgeschaltet.',
  'push.test': 'Test senden',
  'push.test.sent': 'Testnachricht gesendet.',
  'push.title.test': 'Testnachricht',
  'push.title.alarms': 'Mehrere Alarme',
  'push.title.order': 'Neue Bestellung',
  'push.title.message': 'Neue Nachricht',
  'push.title.mention': 'Sie wurden erwähnt',
} as const;
