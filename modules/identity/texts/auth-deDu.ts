export const authDeDu = {} as const;
