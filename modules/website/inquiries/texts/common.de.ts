export const commonDe = {
  'inquiry.unknown': 'Diese Anfrage gibt es nicht.',
  'inquiry.changed_meanwhile':
    'Inzwischen hat jemand anderes diese Anfrage geändert. Lesen Sie die Notiz, bevor Sie sie überschreiben.',
  'inquiry.no_form':
    'Dieses Formular gibt es hier nicht mehr. Laden Sie die Seite neu, oder schreiben Sie uns eine E-Mail.',
  'inquiry.incomplete': 'Es fehlt noch etwas. Bitte prüfen Sie die markierten Felder.',
  'inquiry.looks_automatic':
    'Das sah nach einem Programm aus, denn ein unsichtbares Feld war ausgefüllt. Bitte senden Sie das Formular noch einmal ab, oder schreiben Sie uns eine E-Mail.',
  'inquiry.too_fast':
    'Das ging sehr schnell. Bitte prüfen Sie Ihre Angaben und senden Sie das Formular noch einmal ab.',
  'inquiry.form_old':
    'Das Formular war lange offen oder wurde inzwischen geändert. Bitte prüfen Sie Ihre Angaben und senden Sie es noch einmal ab.',
  'inquiry.too_many_links': 'Ihre Nachricht enthält sehr viele Links. Bitte lassen Sie höchstens drei stehen.',
  'inquiry.too_many':
    'Gerade kommen ungewöhnlich viele Anfragen an. Bitte versuchen Sie es in einer Stunde noch einmal, oder schreiben Sie uns eine E-Mail.',
  'field.keeping_order': 'Höchstens kann nicht kürzer sein als nach dem Erledigen.',
  'inquiry.element.short': 'Text',
  'inquiry.element.long': 'Nachricht',
  'inquiry.element.email': 'E-Mail-Adresse',
  'inquiry.element.phone': 'Telefonnummer',
  'inquiry.element.choice': 'Auswahl',
  'inquiry.element.checkbox': 'Einverstanden',
  'inquiry.element.date': 'Datum',
} as const;
