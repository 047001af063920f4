export const siteDeDu = {
  'blocks.video.what':
    'Dieses Video wird von {provider} bereitgestellt. Beim Abspielen wird deine IP-Adresse an {provider} übertragen.',
} as const;
