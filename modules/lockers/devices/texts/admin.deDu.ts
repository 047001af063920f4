export const adminDeDu = {
  'controller.has_locks':
    'Dieser Steuereinheit sind Fächer zugeordnet. Ordne sie zuerst einer anderen Steuereinheit zu.',

  'simulation.about': 'Dieses Gerät ist virtuell. Löse eine Störung aus und beobachte die Wirkung.',
};
