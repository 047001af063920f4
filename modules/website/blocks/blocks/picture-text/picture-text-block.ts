import { blockKind } from '@fachwerk/pages/rules/block-kind';

export const pictureTextBlock = blockKind({
  kind: 'picture-text',
  group: 'pictures',
  version: 1,
  fields: {
    picture: { type: 'picture', isDrawn: true },
    side: { type: 'choice', of: ['left', 'right'] },
    title: { type: 'line', max: 120 },
    text: { type: 'prose', max: 3000 },
    action: { type: 'line', max: 40, isUsual: true },
    actionLink: { type: 'link' },
  },
  sample: {
    picture: null,
    side: 'left',
    title: { de: 'Von Hand gemacht', en: 'Made by hand' },
    text: {
      de: 'Bild und Worte nebeneinander: gut für alles, was man sehen und erklären will. Auf dem Telefon steht das Bild über dem Text.',
      en: 'Picture and words side by side: good for whatever is to be seen and explained. On a phone the picture stands above the text.',
    },
    action: { de: 'Mehr erfahren', en: 'Find out more' },
    actionLink: '/',
  },
});
