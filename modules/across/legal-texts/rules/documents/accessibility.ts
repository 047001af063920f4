import { answered, type Document, uses, YES_NO } from '../document.ts';

const checkedOn = '2026-11-16';

export const accessibility: Document = {
  kind: 'accessibility',
  steps: [
    { name: 'small', source: '§ 3 Abs. 3, § 2 Nr. 17 BFSG', questions: [{ name: 'isSmall', input: YES_NO }] },
    {
      name: 'conformity',
      source: '§ 14 BFSG, Anl. 3 Nr. 1',
      questions: [
        { name: 'conformity', input: { options: ['full', 'partly'] } },
        { name: 'barriers', input: 'lines', when: answered('conformity', 'partly') },
      ],
    },
    {
      name: 'assessment',
      source: '§ 14 Abs. 1 BFSG',
      questions: [
        { name: 'assessment', input: { options: ['self', 'external'] } },
        { name: 'assessor', input: 'line', when: answered('assessment', 'external') },
      ],
    },
  ],
  paragraphs: [
    { name: 'goods', source: '§ 14 BFSG, Anl. 3 Nr. 1 lit. a', checkedOn, when: uses('goods') },
    { name: 'boxes', source: '§ 14 BFSG, Anl. 3 Nr. 1 lit. a', checkedOn, when: uses('boxes') },
    { name: 'small', source: '§ 3 Abs. 3 BFSG', checkedOn, when: answered('isSmall', 'yes') },
    { name: 'demand', source: '§ 3 BFSG, EN 301 549, WCAG 2.1 AA', checkedOn },
    { name: 'full', source: 'Anl. 3 Nr. 1 lit. c BFSG', checkedOn, when: answered('conformity', 'full') },
    { name: 'partly', source: 'Anl. 3 Nr. 1 lit. c BFSG', checkedOn, when: answered('conformity', 'partly') },
    { name: 'self', source: '§ 14 Abs. 1 BFSG', checkedOn, when: answered('assessment', 'self') },
    { name: 'external', source: '§ 14 Abs. 1 BFSG', checkedOn, when: answered('assessment', 'external') },
    { name: 'foreign', source: 'Anl. 3 Nr. 1 lit. b BFSG', checkedOn, when: uses('youtube', 'vimeo', 'tiles') },
    { name: 'feedback', source: '§ 14 Abs. 1 Nr. 2 BFSG', checkedOn },
    { name: 'authority', source: 'Anl. 3 Nr. 1 lit. d BFSG', checkedOn },
    { name: 'standing', source: '§ 14 Abs. 2 BFSG', checkedOn },
  ],
};
