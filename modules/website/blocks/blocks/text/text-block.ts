import { blockKind } from '@fachwerk/pages/rules/block-kind';

export const textBlock = blockKind({
  kind: 'text',
  group: 'words',
  version: 1,
  fields: {
    text: { type: 'prose', max: 8000 },
    layout: { type: 'choice', of: ['one', 'two', 'large'] },
    align: { type: 'choice', of: ['start', 'center'] },
  },
  sample: {
    text: {
      de: 'Erzählen Sie hier, was Sie **besonders** macht.\n\n- Leicht zu lesen\n- In kurzen Sätzen\n- Mit einem Link: [zur Startseite](/)',
      deDu: 'Erzähl hier, was dich **besonders** macht.\n\n- Leicht zu lesen\n- In kurzen Sätzen\n- Mit einem Link: [zur Startseite](/)',
      en: 'Tell people what makes you **special**.\n\n- Easy to read\n- In short sentences\n- With a link: [to the start page](/)',
    },
    layout: 'one',
    align: 'start',
  },
});
