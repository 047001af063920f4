export const adminDeDu = {
  'pins.close_text': 'Deine Nachricht ist gesendet. Antworten findest du unter „Nachrichten“.',
  'pin.target_gone': 'Das Ziel wurde gelöscht. Bitte die Leitung, den Schnellstart zu ändern.',
  'pin.no_right': 'Deiner Rolle fehlt die Berechtigung.',
  'pin.changed_meanwhile': 'Der Schnellstart wurde inzwischen geändert. Bitte lade die Seite neu.',
  'pins.choose_target': 'Bitte wähle ein Ziel.',
  'pins.steps_missing': 'Bitte gib mindestens einen Schritt ein.',
} as const;
