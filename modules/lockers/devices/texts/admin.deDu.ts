export const adminDeDu = {
  'controller.has_locks':
    'An dieser Steuereinheit hängen noch Fächer. Ordne die Fächer zuerst einer anderen Steuereinheit zu.',

  'controllers.empty.text':
    'Eine Steuereinheit verbindet die Schlösser eines Standorts mit dem Netz. Füge die erste hinzu; das Gerät meldet sich dann mit einem einmaligen Token an.',

  'terminals.empty.text':
    'An einem Terminal öffnen Kunden ihr Fach mit der PIN. Füge das erste hinzu; das Gerät meldet sich dann mit einem einmaligen Token an.',

  'provisioning.once': 'Dieses Token siehst du nur jetzt. Es gilt einmal, bis {time}.',

  'simulation.about': 'Dieses Gerät ist virtuell. Stell eine Störung nach und sieh zu, was daraus wird.',
};
