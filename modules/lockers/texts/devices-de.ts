export const devicesDe = {} as const;
