export const adminDeDu = {
  'locks.empty.text': 'Leg eine ganze Wand auf einmal an, oder beginn mit einem einzelnen Fach.',
  'locks.denied.configure': 'Deine Rolle darf Fächer nicht einrichten.',

  'wall_grid.too_many': 'Auf einmal lassen sich höchstens {count} Fächer anlegen. Teil die Wand.',
  'wall_grid.rows.about': 'Für jede Reihe kannst du eine Größe wählen.',

  'assign.one_location': 'Wähle nur Fächer eines Standorts: Eine Steuereinheit gehört zu einem Standort.',
};
