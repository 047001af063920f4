export const simulationDeDu = {
  'simulation.about': 'Dieses Gerät ist virtuell. Stell eine Störung nach und sieh zu, was daraus wird.',
};
