export const lockScreensDe = {} as const;
