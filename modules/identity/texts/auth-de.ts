export const authDe = {} as const;
