export const adminDeDu = {
  'lock.half_wired': 'Steuereinheit und Anschluss gehören zusammen: Gib beides an oder keines von beiden.',

  'locks.denied.service': 'Deine Rolle darf Fächer nicht stilllegen.',
  'locks.denied.notes': 'Deine Rolle darf Notizen lesen, aber nicht schreiben.',
};
