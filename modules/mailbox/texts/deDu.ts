export const deDu = {} as const;
