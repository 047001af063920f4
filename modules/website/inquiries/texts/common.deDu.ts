export const commonDeDu = {
  'inquiry.changed_meanwhile':
    'Diese Anfrage wurde inzwischen von jemand anderem geändert. Lies die Notiz, bevor du sie überschreibst.',
  'inquiry.no_form': 'Dieses Formular gibt es nicht mehr. Lade die Seite neu oder schreib uns eine E-Mail.',
  'inquiry.incomplete': 'Angaben fehlen. Bitte prüfe die markierten Felder.',
  'inquiry.looks_automatic':
    'Die Anfrage wirkt automatisch erzeugt: Ein unsichtbares Feld war ausgefüllt. Bitte sende das Formular erneut ab oder schreib uns eine E-Mail.',
  'inquiry.too_fast':
    'Das Formular wurde ungewöhnlich schnell abgesendet. Bitte prüfe deine Angaben und sende es erneut ab.',
  'inquiry.form_old':
    'Das Formular war lange geöffnet oder wurde inzwischen geändert. Bitte prüfe deine Angaben und sende es erneut ab.',
  'inquiry.too_many_links': 'Deine Nachricht enthält zu viele Links. Höchstens drei sind möglich.',
  'inquiry.too_many':
    'Zurzeit gehen ungewöhnlich viele Anfragen ein. Bitte versuche es in einer Stunde erneut oder schreib uns eine E-Mail.',
} as const;
