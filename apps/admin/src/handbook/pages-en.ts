export const pagesEn = import.meta.glob<string>('../../../../modules/*/*/help/*.en.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
