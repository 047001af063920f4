import { blockKind } from '@fachwerk/pages/rules/block-kind';

export const teamBlock = blockKind({
  kind: 'team',
  group: 'words',
  version: 1,
  fields: {
    people: {
      type: 'list',
      most: 24,
      fields: {
        picture: { type: 'picture' },
        name: { type: 'line', max: 80 },
        role: { type: 'line', max: 80 },
        text: { type: 'line', max: 300 },
        link: { type: 'link' },
      },
    },
  },
  sample: {
    people: [
      {
        picture: null,
        name: { de: 'Anna Berger', en: 'Anna Berger' },
        role: { de: 'Inhaberin', en: 'Owner' },
        text: { de: 'Kennt jeden Gast beim Namen.', en: 'Knows every guest by name.' },
        link: null,
      },
      {
        picture: null,
        name: { de: 'Emre Demir', en: 'Emre Demir' },
        role: { de: 'Werkstatt', en: 'Workshop' },
        text: { de: 'Findet den Fehler vor dem Kaffee.', en: 'Finds the fault before coffee.' },
        link: null,
      },
      {
        picture: null,
        name: { de: 'Lena Vogt', en: 'Lena Vogt' },
        role: { de: 'Empfang', en: 'Front desk' },
        text: { de: 'Hat immer noch einen Termin frei.', en: 'Always finds one more slot.' },
        link: null,
      },
    ],
  },
});
