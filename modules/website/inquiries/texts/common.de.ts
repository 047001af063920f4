export const commonDe = {
  'inquiry.unknown': 'Diese Anfrage gibt es nicht.',
  'inquiry.changed_meanwhile':
    'Diese Anfrage wurde inzwischen von jemand anderem geändert. Lesen Sie die Notiz, bevor Sie sie überschreiben.',
  'inquiry.no_form': 'Dieses Formular gibt es nicht mehr. Laden Sie die Seite neu oder schreiben Sie uns eine E-Mail.',
  'inquiry.incomplete': 'Angaben fehlen. Bitte prüfen Sie die markierten Felder.',
  'inquiry.looks_automatic':
    'Die Anfrage wirkt automatisch erzeugt: Ein unsichtbares Feld war ausgefüllt. Bitte senden Sie das Formular erneut ab oder schreiben Sie uns eine E-Mail.',
  'inquiry.too_fast':
    'Das Formular wurde ungewöhnlich schnell abgesendet. Bitte prüfen Sie Ihre Angaben und senden Sie es erneut ab.',
  'inquiry.form_old':
    'Das Formular war lange geöffnet oder wurde inzwischen geändert. Bitte prüfen Sie Ihre Angaben und senden Sie es erneut ab.',
  'inquiry.too_many_links': 'Ihre Nachricht enthält zu viele Links. Höchstens drei sind möglich.',
  'inquiry.too_many':
    'Zurzeit gehen ungewöhnlich viele Anfragen ein. Bitte versuchen Sie es in einer Stunde erneut oder schreiben Sie uns eine E-Mail.',
  'field.keeping_order': 'Die Höchstfrist kann nicht kürzer sein als die Frist nach dem Erledigen.',
  'inquiry.element.short': 'Text',
  'inquiry.element.long': 'Nachricht',
  'inquiry.element.email': 'E-Mail-Adresse',
  'inquiry.element.phone': 'Telefonnummer',
  'inquiry.element.choice': 'Auswahl',
  'inquiry.element.checkbox': 'Einverstanden',
  'inquiry.element.date': 'Datum',
} as const;
