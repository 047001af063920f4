import type { TextsLike } from '@fachwerk/base/language';
import type { arrangeDe } from './arrange.de.ts';

export const arrangeEn: TextsLike<typeof arrangeDe> = {
  'menu.entry.actions': '{name}: customize entry',
  'menu.entry.pin': 'Pin',
  'menu.entry.unpin': 'Unpin',
  'menu.entry.hide': 'Hide',
  'menu.entry.show': 'Show',
  'menu.entry.up': 'Move up',
  'menu.entry.down': 'Move down',
  'menu.entry.hidden': '“{name}” hidden',
  'menu.arrange.about': 'Pinned entries are at the top; hidden ones stay within reach of search.',
  'menu.arrange.none': 'No pinned entries. The pin beside an entry puts it here.',
  'menu.arrange.done': 'Done',
  'menu.arrange.reset': 'Reset',
  'menu.arrange.was_reset': 'The menu is reset.',
  'menu.arrange.pin': 'Pin {name}',
  'menu.arrange.unpin': 'Unpin {name}',
  'menu.arrange.hide': 'Hide {name}',
  'menu.arrange.show': 'Show {name}',
  'menu.arrange.up': 'Move {name} up',
  'menu.arrange.down': 'Move {name} down',
  'menu.arrange.drag': 'Drag {name}',
  'menu.arrange.moved': '{name}: place {at} of {count}',
};
