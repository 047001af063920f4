/** For forms with many selects: options render on opening, not on every keystroke elsewhere. */
export const LIGHT_SELECT = {
  allowDeselect: false,
  comboboxProps: { keepMounted: false, shadow: 'md', transitionProps: { duration: 120 } },
} as const;
