export const lockScreensDeDu = {};
