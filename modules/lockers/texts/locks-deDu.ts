export const locksDeDu = {
  'lock.half_wired': 'Steuereinheit und Anschluss gehören zusammen: Gib beides an oder keines von beiden.',
};
