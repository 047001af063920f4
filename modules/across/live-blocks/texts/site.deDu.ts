/** Nothing of it says Sie. */
export const siteDeDu = {} as const;
