import type { TextsLike } from '@fachwerk/base/language';
import type { wallScreensDe } from './wall-screens-de.ts';

export const wallScreensEn: TextsLike<typeof wallScreensDe> = {
  'wall.title': 'Live monitoring',
  'wall.box': 'Box {number}',
  'wall.box.size': 'size {size}',
  'wall.box.until': '{state} until {time}',
  'wall.section': 'Columns {from} to {to}',
  'wall.state.free': 'free',
  'wall.state.reserved': 'reserved',
  'wall.state.rented': 'rented',
  'wall.state.overrun': 'overrun',
  'wall.state.to_check': 'to check',
  'wall.state.out_of_service': 'out of service',
  'wall.state.alarm': 'alarm',
  'wall.state.none': 'not recorded',
  'wall.door.closed': 'door closed',
  'wall.door.open': 'door open',
  'wall.door.unknown': 'door unknown',
  'wall.lock.unlocked': 'unlocked',
  'wall.battery': 'battery {percent} %',
  'wall.offline': 'no connection',
};
