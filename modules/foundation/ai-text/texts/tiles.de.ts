export const tilesDe = {
  'tile.chatgpt.title': 'Texte schreiben',
  'tile.chatgpt.info':
    'Eine KI verbessert Ihren Text oder erstellt einen Text aus Stichworten. Vorschläge übernehmen oder verwerfen Sie.',
} as const;
