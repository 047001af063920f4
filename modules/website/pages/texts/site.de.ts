export const siteDe = {
  'pages.preview': 'Vorschau',
  'pages.preview.what': 'Das ist ein Entwurf, den nur sieht, wer diesen Link hat. Der Link gilt einen Tag.',
} as const;
