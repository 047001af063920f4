/** A long form has many selects: their options are drawn when one is opened, not with every letter typed elsewhere. */
export const LIGHT_SELECT = {
  comboboxProps: { keepMounted: false, shadow: 'md', transitionProps: { duration: 120 } },
} as const;
