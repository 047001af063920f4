export const adminDeDu = {
  'locks.empty.text': 'Leg eine ganze Wand auf einmal oder ein einzelnes Fach an.',
  'locks.restore.about':
    'Verlauf, Notizen und QR-Code bleiben beim Fach. Öffne es einmal, bevor es wieder verkauft wird: Die Tür kann inzwischen eine andere sein.',
  'locks.denied.configure': 'Deine Rolle darf Fächer nicht einrichten.',

  'wall_grid.too_many': 'Höchstens {count} Fächer lassen sich auf einmal anlegen. Teil die Wand.',

  'assign.one_location': 'Wähle nur Fächer eines Standorts: Eine Steuereinheit gehört zu einem Standort.',
};
