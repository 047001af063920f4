export const locksDe = {} as const;
