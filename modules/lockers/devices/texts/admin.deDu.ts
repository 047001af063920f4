export const adminDeDu = {
  'controller.has_locks':
    'Dieser Steuereinheit sind Fächer zugeordnet. Ordne sie zuerst einer anderen Steuereinheit zu.',

  'controllers.restored': '{name} ist wiederhergestellt. Erneuere das Token, um das Gerät zu verbinden.',

  'simulation.about': 'Dieses Gerät ist virtuell. Löse eine Störung aus und beobachte die Wirkung.',
};
