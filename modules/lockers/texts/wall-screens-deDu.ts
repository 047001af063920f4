export const wallScreensDeDu = {
  'wall.no_boxes.text': 'Lege unter „Schlösser“ ein einzelnes Fach oder eine ganze Wand an.',
  'events.denied': 'Deine Rolle darf das Log nicht lesen.',
  'replay.past': 'Du siehst die Vergangenheit. Fächer lassen sich hier nicht öffnen.',
  'controllers.empty.text':
    'Eine Steuereinheit verbindet die Schlösser eines Standorts mit dem Netz. Füge die erste hinzu; das Gerät meldet sich dann mit einem einmaligen Token an.',
  'terminals.empty.text':
    'An einem Terminal öffnen Kunden ihr Fach mit der PIN. Füge das erste hinzu; das Gerät meldet sich dann mit einem einmaligen Token an.',
  'provisioning.once': 'Dieses Token siehst du nur jetzt. Es gilt einmal, bis {time}.',
};
