export const adminDeDu = {
  'lock.half_wired': 'Steuereinheit und Anschluss gehören zusammen: Gib beides an oder keines von beiden.',

  'locks.gap.collection': 'Noch nicht geprüft: Öffne das Fach einmal, dann kann es Bestellungen aufnehmen.',
  'locks.gap.unproven': 'Noch nicht geprüft: Öffne das Fach einmal, dann wird es verkauft.',
  'locks.gap.unwired': 'Noch nicht geprüft: Das Fach hängt an keiner Steuereinheit. Verbinde es und öffne es einmal.',
  'locks.denied.service': 'Deine Rolle darf Fächer nicht stilllegen.',
  'locks.denied.notes': 'Deine Rolle darf Notizen lesen, aber nicht schreiben.',
};
