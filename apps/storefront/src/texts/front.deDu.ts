/** The frame addresses nobody. */
export const frontDeDu = {} as const;
