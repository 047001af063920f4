import type { TextsLike } from '@fachwerk/base/language';
import type { adminDe } from './admin.de.ts';
import { commonEn } from './common.en.ts';

export const adminEn: TextsLike<typeof adminDe> = {
  ...commonEn,
  'capability.area.controllers': 'Controllers and terminals',
  'capability.controllers.read': 'See controllers and terminals',
  'capability.controllers.manage': 'Add, change and retire controllers and terminals',

  'controller.unknown': 'There is no such controller.',
  'controller.changed_meanwhile': 'Somebody else has changed this controller meanwhile.',
  'controller.has_locks': 'Boxes still depend on this controller. Give them another controller first.',
  'controller.offline': 'The device cannot be reached.',
  'controller.archived': 'This device is retired.',
  'controller.of_other_location': 'This controller is at another location.',

  'audit.controller.added': 'Controller added',
  'audit.controller.edited': 'Controller changed',
  'audit.controller.archived': 'Controller retired',
  'audit.controller.restored': 'Controller restored',
  'audit.controller.token_renewed': 'New token made, old credentials blocked',

  'log.controller.online': '{name} can be reached',
  'log.controller.offline': '{name} can no longer be reached',
  'log.controller.provisioned': '{name} has received its credentials',

  'capability.locks.read': 'See locks and walls',
  'capability.locks.service': 'Service locks: take them out of service, write notes',

  'controllers.title': 'Controllers',
  'controllers.title.about': 'Add and connect the controllers of the boxes.',
  'controllers.title.words': 'hardware, device, lock, firmware, MQTT',

  'terminals.title': 'Terminals',
  'terminals.title.about': 'Add and connect screens at the location.',
  'terminals.title.words': 'kiosk, display, tablet, touchscreen',

  'controllers.one': 'Controller',

  'terminals.one': 'Terminal',

  'controllers.add': 'Add controller',
  'controllers.add.short': 'Add',

  'terminals.add': 'Add terminal',

  'controllers.empty.title': 'No controller yet',
  'controllers.empty.text':
    'A controller connects the locks of a location with the network. Add the first one; the device then signs in with a one-time token.',

  'terminals.empty.title': 'No terminal yet',
  'terminals.empty.text':
    'At a terminal customers open their box with the PIN. Add the first one; the device then signs in with a one-time token.',

  'controllers.csv': 'controllers',

  'terminals.csv': 'terminals',

  'controllers.name': 'Name',
  'controllers.location': 'Location',
  'controllers.serial': 'Serial number',
  'controllers.serial.help': 'On the device’s type plate.',
  'controllers.lock_type': 'Lock type',
  'controllers.lock_type.help': 'Holds for all locks of this controller. Limits can be set per lock type.',
  'controllers.note': 'Note',
  'controllers.state': 'Connection',
  'controllers.state.new': 'not set up',
  'controllers.state.waiting': 'never seen',
  'controllers.state.online': 'online',
  'controllers.state.offline': 'offline',
  'controllers.since.online': 'online since',
  'controllers.since.offline': 'offline since',
  'controllers.last_seen': 'Last seen',
  'controllers.firmware': 'Firmware',
  'controllers.queue': 'Queue',
  'controllers.queue.empty': 'empty',
  'controllers.queue.count_one': 'one message waits',
  'controllers.queue.count_other': '{count} messages wait',
  'controllers.locks': 'Locks',
  'controllers.locks.all': 'All in the list',
  'controllers.alerts': 'Open alerts',
  'controllers.alerts.none': 'No open alerts.',
  'controllers.ping': 'Ping',
  'controllers.ping.last': 'Last ping',
  'controllers.ping.under_way': 'Waiting for the answer …',
  'controllers.ping.answer': '{milliseconds} ms',
  'controllers.ping.none': 'no answer',
  'controllers.edit': 'Edit',
  'controllers.saved': '{name} is saved.',
  'controllers.renew': 'Renew token',
  'controllers.renew.title': 'Renew the token of {name}?',
  'controllers.renew.text':
    'The old device is disconnected at once and cannot sign in again. Its locks can be opened again only when a device has exchanged the new token.',
  'controllers.archive': 'Archive',
  'controllers.archive.title': 'Archive {name}?',
  'controllers.archive.text':
    'The device is disconnected and leaves the list. The log stays. It can be restored from the archive.',
  'controllers.archived': '{name} is archived.',
  'controllers.archived.since': 'Retired since',
  'controllers.archived.title': 'Retired',
  'controllers.archived.text': 'This device is disconnected. Once restored it needs a new token before it connects.',
  'controllers.filter.archived': 'Archive',
  'controllers.filter.archived.yes': 'retired only',
  'controllers.restore': 'Restore',
  'controllers.restored': '{name} is restored. Renew its token to connect the device.',
  'controllers.view.state': 'Status',
  'controllers.view.edit': 'Details',

  'provisioning.title': 'Set up {name}',
  'provisioning.once': 'You see this token only now. It works once, until {time}.',
  'provisioning.token': 'Token',
  'provisioning.url': 'Address to exchange it at',
  'provisioning.qr': 'QR code with address and token',
  'provisioning.steps': 'What to do at the device',
  'provisioning.step.power': 'Switch the device on and connect it to the network.',
  'provisioning.step.scan': 'In the set-up of the device scan the QR code, or enter address and token.',
  'provisioning.step.done': 'The device fetches its credentials. It then appears here as online.',
  'provisioning.done': 'Done',
  'provisioning.waiting': 'Waiting for the device …',
  'provisioning.online': 'The device is online.',

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
