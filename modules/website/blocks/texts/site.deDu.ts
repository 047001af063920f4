export const siteDeDu = {
  'blocks.video.what':
    'Das Video kommt von {provider}. Erst wenn du es abspielst, erfährt {provider} deine IP-Adresse.',
} as const;
