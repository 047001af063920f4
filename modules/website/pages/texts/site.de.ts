export const siteDe = {
  'pages.preview': 'Vorschau',
  'pages.preview.what': 'Entwurf, nur über diesen Link sichtbar. Der Link gilt einen Tag.',
} as const;
