export const de = {} as const;
