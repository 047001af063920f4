/** The package types its icons as a whole, but imported one by one they build and start many times faster. */
declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  const icon: import('@tabler/icons-react').Icon;

  export { icon as default };
}
