export const adminDeDu = {
  'wall.no_boxes.text': 'Lege unter „Schlösser“ ein einzelnes Fach oder eine ganze Wand an.',

  'events.denied': 'Deine Rolle darf das Log nicht lesen.',
};
