export const commonDe = {
  'chat.unknown': 'Dieses Gespräch gibt es nicht. Bitte prüfen Sie den Link aus Ihrer E-Mail.',
  'chat.message_unknown': 'Diese Nachricht gibt es nicht mehr.',
  'chat.message_not_own': 'Nur eigene Nachrichten lassen sich löschen.',
  'chat.message_empty': 'Bitte geben Sie einen Text ein, höchstens 4.000 Zeichen.',
  'chat.file_unknown': 'Die Datei ist nicht mehr verfügbar. Bitte laden Sie sie erneut hoch.',
  'chat.file_not_taken': 'Nur Bilder (JPEG, PNG, WebP, AVIF) und PDF lassen sich anhängen.',
  'chat.file_too_large': 'Die Datei ist zu groß: höchstens 8 MB.',
  'chat.too_many_files':
    'In der letzten Stunde wurden bereits viele Dateien gesendet. Bitte versuchen Sie es später erneut.',
  'chat.too_many_messages': 'Zu viele Nachrichten in kurzer Zeit. Bitte warten Sie eine Minute.',
  'chat.too_many_guests': 'Zurzeit gehen sehr viele Nachrichten ein. Bitte versuchen Sie es später erneut.',
  'chat.too_many_begun':
    'Von diesem Anschluss wurden in der letzten Stunde sehr viele Gespräche begonnen. Bitte schreiben Sie in einem davon weiter.',
  'chat.person_unknown': 'Diese Person kann das Gespräch nicht übernehmen.',
  'chat.snooze_past': 'Wählen Sie einen Zeitpunkt in der Zukunft.',
  'chat.container_unknown': 'Diese Mappe gibt es nicht mehr.',
  'chat.text_unknown': 'Diesen Textbaustein gibt es nicht mehr.',
  'chat.text_code_taken': 'Das Kürzel {code} ist bereits vergeben.',
  'chat.too_many_texts': 'Die Höchstzahl der Textbausteine ist erreicht. Löschen Sie zuerst einen.',
  'chat.call_back_unknown': 'Diesen Rückruf gibt es nicht mehr.',
} as const;
