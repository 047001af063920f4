/** Layout breakpoints in px; the specification's mobile ones are 575 and 768 (spec §9). */
export const BREAKPOINTS = { phone: 576, drawer: 992 } as const;
