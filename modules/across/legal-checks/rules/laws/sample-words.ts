import { law, yellow } from '../law.ts';

export const sampleWords = law({
  name: 'sample_words',
  source: '§§ 5, 5b Abs. 3 UWG, Anhang zu § 3 Abs. 3 Nr. 23b, 23c UWG',
  checkedOn: '2026-11-17',
  path: '/admin/website/pages',
  judge: ({
    pages: {
      leftSamples: [first, ...more],
    },
  }) =>
    first
      ? yellow({ count: more.length + 1, block: first.kind, page: first.title }, `/admin/website/pages/${first.pageId}`)
      : null,
});
