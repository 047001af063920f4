export const tilesDeDu = {};
