import { requestsDe } from './requests-de.ts';
import { screensDe } from './screens-de.ts';

export const de = {
  ...screensDe,
  ...requestsDe,
  'capability.logs.read': 'Log / Auswertung lesen',
  'capability.request_logs.read': 'Server-Protokolle lesen',
  'capability.request_logs.replay': 'Aufrufe wiederholen und senden, erlaubte Ziele festlegen',
  'log_entry.unknown': 'Diesen Eintrag gibt es nicht, oder er ist älter als drei Jahre und wurde gelöscht.',
  'request_log.unknown': 'Diesen Aufruf gibt es nicht, oder er ist älter als 30 Tage und wurde gelöscht.',
  'request_log.incoming':
    'Dieser Aufruf kam von außen. Wiederholen lassen sich nur Aufrufe, die der Server selbst gesendet hat.',
  'request_log.redacted':
    'In diesem Aufruf stand ein Geheimnis, das nicht gespeichert wird. Ohne es wäre die Wiederholung ein anderer Aufruf.',
  'request_log.not_repeatable':
    'Der Inhalt dieses Aufrufs ist nicht vollständig gespeichert: Er war zu lang oder keine Textdatei.',
  'call.host_not_allowed':
    '{host} gehört nicht zu den erlaubten Zielen Ihrer Firma. Tragen Sie den Namen dort zuerst ein.',
  'call.address_refused':
    'Diese Adresse darf der Server nicht aufrufen. Erlaubt sind öffentliche Adressen Ihrer erlaubten Ziele mit http:// oder https://, auch nach einer Weiterleitung.',
  'call.failed': 'Der Aufruf ging hinaus, aber es kam keine brauchbare Antwort. Näheres steht im Protokoll.',
  'field.host': 'Bitte geben Sie nur den Namen ein, ohne https:// und ohne Pfad, zum Beispiel api.partner.de.',
  'audit.call.sent': 'GET-Aufruf gesendet',
  'audit.call.replayed': 'Aufruf wiederholt',
  'audit.allowed_hosts.saved': 'Erlaubte Ziele für Aufrufe geändert',
} as const;
