export const siteIt = {
  'blocks.video.name': 'Video su {provider}',
  'blocks.video.what':
    'Il video è di {provider}. Solo quando lo avvia, {provider} viene a conoscere il Suo indirizzo IP.',
  'blocks.video.play': 'Avvia il video',
  'blocks.video.open': 'Guarda su {provider}',
  'blocks.video.none': 'Qui presto ci sarà un video.',
  'blocks.reviews.stars': '{stars} stelle su 5',
  'blocks.reviews.unchecked':
    'Non abbiamo verificato che queste recensioni provengano da persone che hanno acquistato da noi.',
  'blocks.news.more': 'Continua a leggere',
  'blocks.downloads.size': '{size} kB',
  'blocks.downloads.soon': 'in arrivo',
  'blocks.tabs.choose': 'Scegliere un argomento',
} as const;
