export const wallScreensDe = {} as const;
