export const screensDeDu = {};
