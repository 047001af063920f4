export const devicesDeDu = {};
