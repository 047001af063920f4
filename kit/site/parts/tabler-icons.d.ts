/** The package types its icons in one piece, but one by one they build and start many times as fast. */
declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  const icon: import('@tabler/icons-react').Icon;

  export { icon as default };
}
