export const screensDe = {} as const;
