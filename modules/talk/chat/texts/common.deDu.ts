export const commonDeDu = {
  'chat.unknown': 'Dieses Gespräch gibt es nicht. Bitte prüfe den Link aus deiner E-Mail.',
  'chat.message_empty': 'Bitte gib einen Text ein, höchstens 4.000 Zeichen.',
  'chat.file_unknown': 'Die Datei ist nicht mehr verfügbar. Bitte lade sie erneut hoch.',
  'chat.too_many_files':
    'In der letzten Stunde wurden bereits viele Dateien gesendet. Bitte versuche es später erneut.',
  'chat.too_many_messages': 'Zu viele Nachrichten in kurzer Zeit. Bitte warte eine Minute.',
  'chat.too_many_guests': 'Zurzeit gehen sehr viele Nachrichten ein. Bitte versuche es später erneut.',
  'chat.too_many_begun':
    'Von diesem Anschluss wurden in der letzten Stunde sehr viele Gespräche begonnen. Bitte schreib in einem davon weiter.',
  'chat.snooze_past': 'Wähle einen Zeitpunkt in der Zukunft.',
  'chat.too_many_texts': 'Die Höchstzahl der Textbausteine ist erreicht. Lösche zuerst einen.',
} as const;
