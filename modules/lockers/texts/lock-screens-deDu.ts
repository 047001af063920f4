export const lockScreensDeDu = {
  'locks.empty.text': 'Leg eine ganze Wand auf einmal an, oder beginn mit einem einzelnen Fach.',
  'locks.denied.open': 'Deine Rolle darf Fächer nicht öffnen.',
  'locks.denied.service': 'Deine Rolle darf Fächer nicht stilllegen.',
  'locks.denied.configure': 'Deine Rolle darf Fächer nicht einrichten.',
  'locks.denied.notes': 'Deine Rolle darf Notizen lesen, aber nicht schreiben.',
  'service.reason.missing': 'Schreib einen Grund, mindestens drei Zeichen.',
  'open.rented.text': 'Vorgang {order}. Wer es gemietet hat, erfährt von der Öffnung und liest deinen Grund.',
  'open.reason.role': 'Nötig, weil deine Rolle Fächer nur mit Grund öffnen darf.',
  'open.outcome.opened': 'Das Fach ist offen. Bitte schließ die Tür, wenn du fertig bist.',
  'wall_grid.too_many': 'Auf einmal lassen sich höchstens {count} Fächer anlegen. Teil die Wand.',
  'wall_grid.rows.about': 'Für jede Reihe kannst du eine Größe wählen.',
};
