import type { TextsLike } from '@fachwerk/base/language';
import type { simulationDe } from './simulation-de.ts';

export const simulationEn: TextsLike<typeof simulationDe> = {
  'simulation.not_a_demo': 'Faults can only be simulated on the virtual devices of the demo companies.',
  'simulation.wrong_place': 'There is no such fault here.',
  'simulation.title': 'Simulator',
  'simulation.about': 'This device is virtual. Simulate a fault and watch what comes of it.',
  'simulation.fault.jam': 'Bolt jams',
  'simulation.fault.forced_door': 'Door forced open',
  'simulation.fault.door_left_open': 'Door stays open',
  'simulation.fault.low_battery': 'Battery low',
  'simulation.fault.no_signal': 'No radio signal',
  'simulation.fault.slow': 'Answers slowly',
  'simulation.fault.silent': 'Does not answer',
  'simulation.fault.lying': 'Reports what is not so',
  'simulation.fault.offline': 'Connection lost',
  'simulation.fault.flapping': 'Connection unstable',
};
