export const tilesDe = {
  'tile.chatgpt.title': 'Texte schreiben',
  'tile.chatgpt.info':
    'Eine KI verbessert Ihren Text oder schreibt einen aus Stichworten. Was sie vorschlägt, übernehmen Sie oder nicht.',
} as const;
