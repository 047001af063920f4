export const screensDeDu = {
  'dashboard.was_reset': 'Es gilt wieder die Vorgabe deiner Rolle.',
  'dashboard.empty.title': 'Hier ist Platz für deine Module',
  'dashboard.empty.text':
    'Gerade ist kein Modul eingeblendet. Wähle aus, was du nach dem Anmelden als Erstes sehen möchtest.',
  'dashboard.customize.intro':
    'Schalte ein, was du sehen möchtest, und bring es in deine Reihenfolge. Das gilt nur für dich.',
  'dashboard.customize.is_default': 'Zurzeit gilt die Vorgabe deiner Rolle.',
  'news.info':
    'Was es in deinem Haus und im Programm Neues gibt. Wer Neuigkeiten bearbeiten darf, schreibt hier auch eigene.',
  'news.edit.product':
    'Das sind die Neuigkeiten, die mit dem Programm kommen. Sobald du speicherst, sieht deine Firma stattdessen deine eigenen.',
  'news.edit.removed': '„{title}“ ist entfernt. Es gilt, sobald du speicherst.',
  'news.edit.none': 'Ohne eigene Seiten sieht deine Firma die Neuigkeiten des Programms.',
  'news.edit.reset.text':
    'Deine Seiten werden gelöscht. Deine Firma sieht wieder die Neuigkeiten, die mit dem Programm kommen.',
  'news.edit.was_reset': 'Deine Firma sieht wieder die Neuigkeiten des Programms.',
} as const;
