export const siteDeDu = {
  'live.find.where': 'Wo brauchst du ein Fach?',
} as const;
