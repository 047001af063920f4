import { answered, type Document, names, uses, YES_NO } from '../document.ts';

const checkedOn = '2026-11-16';

export const imprint: Document = {
  kind: 'imprint',
  steps: [
    {
      name: 'supervision',
      source: '§ 5 Abs. 1 Nr. 3 DDG',
      questions: [
        { name: 'isSupervised', input: YES_NO },
        { name: 'supervisor', input: 'lines', when: answered('isSupervised', 'yes') },
      ],
    },
    {
      name: 'profession',
      source: '§ 5 Abs. 1 Nr. 5 DDG',
      questions: [
        { name: 'hasProfession', input: YES_NO },
        { name: 'profession', input: 'line', when: answered('hasProfession', 'yes') },
        { name: 'professionState', input: 'line', when: answered('hasProfession', 'yes') },
        { name: 'chamber', input: 'lines', when: answered('hasProfession', 'yes') },
        { name: 'professionRules', input: 'lines', when: answered('hasProfession', 'yes') },
      ],
    },
    {
      name: 'editorial',
      source: '§ 18 Abs. 2 MStV',
      questions: [
        { name: 'hasEditorial', input: YES_NO },
        { name: 'editor', input: 'lines', when: answered('hasEditorial', 'yes') },
      ],
    },
    {
      name: 'dispute',
      source: '§§ 36, 37 VSBG',
      questions: [
        { name: 'dispute', input: { options: ['unwilling', 'willing', 'obliged'] } },
        { name: 'disputeBody', input: 'lines', when: answered('dispute', 'willing', 'obliged') },
      ],
    },
    {
      name: 'numbers',
      source: '§ 5 Abs. 1 Nr. 6, 7 DDG',
      questions: [
        { name: 'businessId', input: 'line', isOptional: true },
        { name: 'isWindingUp', input: YES_NO, when: uses('capital_company') },
      ],
    },
  ],
  paragraphs: [
    { name: 'provider', source: '§ 5 Abs. 1 Nr. 1 DDG', checkedOn },
    { name: 'winding_up', source: '§ 5 Abs. 1 Nr. 7 DDG', checkedOn, when: answered('isWindingUp', 'yes') },
    { name: 'contact', source: '§ 5 Abs. 1 Nr. 2 DDG', checkedOn },
    { name: 'contact_form', source: '§ 5 Abs. 1 Nr. 2 DDG', checkedOn, when: uses('contact_form') },
    { name: 'register', source: '§ 5 Abs. 1 Nr. 4 DDG', checkedOn, when: names('registerNumber') },
    { name: 'numbers', source: '§ 5 Abs. 1 Nr. 6 DDG', checkedOn, when: names('vatId', 'businessId') },
    { name: 'supervision', source: '§ 5 Abs. 1 Nr. 3 DDG', checkedOn, when: answered('isSupervised', 'yes') },
    { name: 'profession', source: '§ 5 Abs. 1 Nr. 5 DDG', checkedOn, when: answered('hasProfession', 'yes') },
    { name: 'editorial', source: '§ 18 Abs. 2 MStV', checkedOn, when: answered('hasEditorial', 'yes') },
    { name: 'dispute_unwilling', source: '§ 36 VSBG', checkedOn, when: answered('dispute', 'unwilling') },
    { name: 'dispute_willing', source: '§ 36 VSBG', checkedOn, when: answered('dispute', 'willing') },
    { name: 'dispute_obliged', source: '§ 36 VSBG', checkedOn, when: answered('dispute', 'obliged') },
    { name: 'pictures', source: '§ 13 UrhG', checkedOn, when: uses('stock_photos') },
  ],
};
