export const wallScreensDeDu = {};
