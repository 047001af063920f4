export const mailsDe = {
  'dialogue.assistant': 'Assistent',
  'dialogue.person': 'Ich verbinde Sie mit unserem Team.',
  'dialogue.status.none': 'Zu diesem Gespräch gibt es weder eine Miete noch eine Bestellung.',
  'dialogue.status.running': 'Ihre Miete: Fach {box}, {location}, bis {until}.',
  'dialogue.status.booked': 'Ihre Buchung: Fach {box}, {location}, bis {until}.',
  'dialogue.status.overrun':
    'Ihre Miete von Fach {box}, {location}, endete {until}. Vor dem Öffnen ist eine Nachzahlung nötig.',
  'dialogue.status.order': 'Ihre Bestellung {number}: {status}.',
  'dialogue.order.new': 'eingegangen',
  'dialogue.order.approved': 'freigegeben',
  'dialogue.order.process': 'in Arbeit',
  'dialogue.order.finished': 'abgeschlossen',
  'dialogue.order.return': 'zurückgegeben',
  'dialogue.order.canceled': 'storniert',
  'dialogue.open.opened': 'Bitte Fach öffnen.',
  'dialogue.open.refused': 'Das Fach ließ sich nicht öffnen.',
  'dialogue.open.none': 'Jetzt nicht öffnen.',
} as const;
