export const deDu = {};
