export const commonDeDu = {
  'chat.unknown': 'Dieses Gespräch gibt es nicht. Prüf bitte den Link aus deiner E-Mail.',
  'chat.message_empty': 'Bitte schreib etwas, höchstens 4.000 Zeichen.',
  'chat.file_unknown': 'Die Datei ist nicht mehr da. Bitte lade sie noch einmal hoch.',
  'chat.too_many_files': 'In der letzten Stunde kamen schon viele Dateien. Bitte versuch es später noch einmal.',
  'chat.too_many_messages': 'Das ging sehr schnell. Bitte warte eine Minute und schreib dann weiter.',
  'chat.too_many_guests': 'Im Moment schreiben uns sehr viele. Bitte versuch es später noch einmal.',
  'chat.too_many_begun':
    'Von hier wurden in der letzten Stunde sehr viele Gespräche begonnen. Bitte schreib in einem davon weiter.',
  'chat.snooze_past': 'Wähle einen Zeitpunkt, der noch kommt.',
  'chat.too_many_texts': 'Mehr Textbausteine gehen nicht. Lösch zuerst einen.',
} as const;
