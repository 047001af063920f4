const files = import.meta.glob<string>('../../../../modules/*/*/help/*.webp', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** By the name of their page. */
export const pictures = Object.fromEntries(
  Object.entries(files).map(([file, url]) => [file.split('/').at(-1)!.replace('.webp', ''), url]),
);
