export const devicesDeDu = {
  'open.reason_missing': 'Bitte gib einen Grund an (mindestens 3 Zeichen).',
  'open.under_way': 'Dieses Fach wird gerade schon geöffnet. Bitte warte einen Augenblick.',
  'open.too_many': 'Das waren zu viele Öffnungen in kurzer Zeit. Bitte warte eine Minute.',
  'open.transaction_of_other_lock': 'Diese Vorgangsnummer gehört zu einem anderen Fach. Bitte starte neu.',
  'controller.has_locks':
    'An dieser Steuereinheit hängen noch Fächer. Ordne die Fächer zuerst einer anderen Steuereinheit zu.',
};
