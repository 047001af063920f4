export const pagesDe = import.meta.glob<string>('../../../../modules/*/*/help/*.de.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
