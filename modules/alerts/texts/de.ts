import { mailsDe } from './mails-de.ts';
import { screensDe } from './screens-de.ts';
import { tilesDe } from './tiles-de.ts';

export const de = {
  'capability.alerts.read': 'Meldungen sehen',
  'capability.alerts.handle': 'Meldungen bearbeiten',
  'alert.unknown': 'Diese Meldung gibt es nicht.',
  'alert.already_done': 'Diese Meldung ist schon erledigt.',
  'alert.not_done': 'Diese Meldung ist noch offen.',
  'alert.open_anew': 'Zu dieser Ursache ist inzwischen eine neue Meldung offen. Bearbeiten Sie diese.',
  'alert.assignee_unknown': 'Diese Person kann Meldungen hier nicht bearbeiten.',
  'alert.uncommanded_open': 'Tür unerwartet offen',
  'alert.uncommanded_open.about': 'Die Tür von Fach {subject} ging auf, ohne dass jemand das Öffnen beauftragt hat.',
  'alert.jam': 'Schloss klemmt',
  'alert.jam.about': 'Fach {subject} sollte sich öffnen, aber das Schloss klemmt.',
  'alert.controller_offline': 'Steuereinheit offline',
  'alert.controller_offline.about':
    'Die Steuereinheit {subject} meldet sich nicht mehr. Ihre Fächer lassen sich gerade nicht öffnen.',
  'alert.terminal_offline': 'Terminal offline',
  'alert.terminal_offline.about':
    'Das Terminal {subject} meldet sich nicht mehr. Kunden öffnen solange mit dem Telefon.',
  'alert.lock_unseen': 'Schloss meldet sich nicht',
  'alert.lock_unseen.about': 'Das Schloss von Fach {subject} hat sich seit mehr als 15 Minuten nicht gemeldet.',
  'alert.battery_low': 'Batterie schwach',
  'alert.battery_low.about':
    'Die Batterie von Fach {subject} ist schwach. Bis sie getauscht ist, wird das Fach nicht neu vermietet.',
  'alert.battery_low.about_percent':
    'Die Batterie von Fach {subject} ist bei {battery} %. Bis sie getauscht ist, wird das Fach nicht neu vermietet.',
  'alert.signal_lost': 'Kein Funksignal',
  'alert.signal_lost.about':
    'Das Schloss von Fach {subject} hat kein Signal. Bis es wieder da ist, wird das Fach nicht neu vermietet.',
  'alert.command_failed': 'Öffnen fehlgeschlagen',
  'alert.command_failed.about': 'Fach {subject} ließ sich nicht öffnen.',
  'alert.command_failed.about_silent':
    'Fach {subject} ließ sich nicht öffnen: Die Steuereinheit hat nicht geantwortet.',
  'alert.box_reported': 'Fach gemeldet',
  'alert.box_reported.about':
    'Ein Kunde meldet: Fach {subject} ist nicht leer oder defekt. Es ist außer Betrieb, bis jemand nachgesehen hat.',
  'alert.box_missing': 'Kein Fach für eine Miete',
  'alert.box_missing.about': 'Für eine bezahlte Miete in Fach {subject} ist kein Fach frei. Bitte den Kunden anrufen.',
  'alert.pin_tries': 'Viele falsche PINs',
  'alert.pin_tries.about': 'Am Terminal {subject} wurden auffällig viele falsche PINs eingegeben.',
  'alert.subject.lock': 'Fach {name}',
  'alert.subject.controller': 'Steuereinheit {name}',
  'alert.subject.terminal': 'Terminal {name}',
  'audit.alert.assigned': 'Meldung zugewiesen',
  'audit.alert.commented': 'Meldung kommentiert',
  'audit.alert.prioritized': 'Priorität der Meldung geändert',
  'audit.alert.done': 'Meldung erledigt',
  'audit.alert.reopened': 'Meldung wieder geöffnet',
  'log.alert.raised': 'Meldung: $t(alert.{kind})',
  'log.alert.settled': 'Von selbst behoben: $t(alert.{kind})',
  ...mailsDe,
  ...screensDe,
  ...tilesDe,
} as const;
