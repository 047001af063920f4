export const commonDeDu = {
  'inquiry.changed_meanwhile':
    'Inzwischen hat jemand anderes diese Anfrage geändert. Lies die Notiz, bevor du sie überschreibst.',
  'inquiry.no_form': 'Dieses Formular gibt es hier nicht mehr. Lade die Seite neu, oder schreib uns eine E-Mail.',
  'inquiry.incomplete': 'Es fehlt noch etwas. Bitte prüf die markierten Felder.',
  'inquiry.looks_automatic':
    'Das sah nach einem Programm aus, denn ein unsichtbares Feld war ausgefüllt. Bitte sende das Formular noch einmal ab, oder schreib uns eine E-Mail.',
  'inquiry.too_fast': 'Das ging sehr schnell. Bitte prüf deine Angaben und sende das Formular noch einmal ab.',
  'inquiry.form_old':
    'Das Formular war lange offen oder wurde inzwischen geändert. Bitte prüf deine Angaben und sende es noch einmal ab.',
  'inquiry.too_many_links': 'Deine Nachricht enthält sehr viele Links. Bitte lass höchstens drei stehen.',
  'inquiry.too_many':
    'Gerade kommen ungewöhnlich viele Anfragen an. Bitte versuch es in einer Stunde noch einmal, oder schreib uns eine E-Mail.',
} as const;
