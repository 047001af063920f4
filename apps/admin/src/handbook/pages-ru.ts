export const pagesRu = import.meta.glob<string>('../../../../modules/*/*/help/*.ru.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
