export const adminDeDu = {
  'lock.half_wired': 'Steuereinheit und Anschluss sind nur zusammen möglich: Gib beides an oder keines von beiden.',

  'lock.controller_gone':
    'Die frühere Steuereinheit ist archiviert oder an einem anderen Standort. Wähle eine andere, oder lass Steuereinheit und Anschluss leer.',

  'locks.gap.collection': 'Noch nicht geprüft: Öffne das Fach einmal, damit es Bestellungen aufnehmen kann.',
  'locks.gap.unproven': 'Noch nicht geprüft: Öffne das Fach einmal, damit es in den Verkauf kommt.',
  'locks.gap.unwired':
    'Noch nicht geprüft: Dem Fach ist keine Steuereinheit zugeordnet. Ordne eine zu und öffne das Fach einmal.',
  'locks.denied.service': 'Deine Rolle darf Fächer nicht stilllegen.',
  'locks.denied.notes': 'Deine Rolle darf Notizen lesen, aber nicht schreiben.',
};
