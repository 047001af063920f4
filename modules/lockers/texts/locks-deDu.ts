export const locksDeDu = {};
