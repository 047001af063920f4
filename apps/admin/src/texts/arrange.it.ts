import type { TextsLike } from '@fachwerk/base/language';
import type { arrangeDe } from './arrange.de.ts';

export const arrangeIt: TextsLike<typeof arrangeDe> = {
  'menu.entry.actions': '{name}: personalizza voce',
  'menu.entry.pin': 'Metti in primo piano',
  'menu.entry.unpin': 'Togli dal primo piano',
  'menu.entry.hide': 'Nascondi',
  'menu.entry.show': 'Mostra',
  'menu.entry.up': 'Sposta su',
  'menu.entry.down': 'Sposta giù',
  'menu.entry.hidden': '«{name}» nascosta',
  'menu.arrange.about': 'Le voci in primo piano stanno in alto; quelle nascoste si trovano con la ricerca.',
  'menu.arrange.none': 'Nessuna voce in primo piano. La puntina accanto a una voce la porta qui.',
  'menu.arrange.done': 'Fatto',
  'menu.arrange.reset': 'Ripristina',
  'menu.arrange.was_reset': 'Il menu è ripristinato.',
  'menu.arrange.pin': 'Metti in primo piano: {name}',
  'menu.arrange.unpin': 'Togli dal primo piano: {name}',
  'menu.arrange.hide': 'Nascondi: {name}',
  'menu.arrange.show': 'Mostra: {name}',
  'menu.arrange.up': 'Sposta su: {name}',
  'menu.arrange.down': 'Sposta giù: {name}',
  'menu.arrange.drag': 'Trascina: {name}',
  'menu.arrange.moved': '{name}: posto {at} di {count}',
};
