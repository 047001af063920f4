import { answered, type Document, uses, YES_NO } from '../document.ts';

/** Each has an authority of its own that watches over data protection: `authority.<land>`. */
const LANDS = ['bw', 'by', 'be', 'bb', 'hb', 'hh', 'he', 'mv', 'ni', 'nw', 'rp', 'sl', 'sn', 'st', 'sh', 'th'] as const;

const checkedOn = '2026-11-16';

export const privacy: Document = {
  kind: 'privacy',
  steps: [
    {
      name: 'officer',
      source: 'Art. 13 Abs. 1 lit. b, Art. 37 DSGVO, § 38 BDSG',
      questions: [
        { name: 'hasOfficer', input: YES_NO },
        { name: 'officer', input: 'lines', when: answered('hasOfficer', 'yes') },
      ],
    },
    {
      name: 'authority',
      source: 'Art. 13 Abs. 2 lit. d DSGVO',
      questions: [{ name: 'land', input: { options: LANDS } }],
    },
    {
      name: 'hosting',
      source: 'Art. 13 Abs. 1 lit. e DSGVO',
      questions: [
        { name: 'hosting', input: { options: ['own', 'provider'] }, when: uses('operator') },
        {
          name: 'host',
          input: 'lines',
          when: (known) => uses('operator')(known) && answered('hosting', 'provider')(known),
        },
      ],
    },
    {
      name: 'cameras',
      source: '§ 4 BDSG, Art. 6 Abs. 1 lit. f DSGVO',
      questions: [
        { name: 'hasCameras', input: YES_NO, when: uses('boxes') },
        {
          name: 'cameraHours',
          input: 'line',
          when: (known) => uses('boxes')(known) && answered('hasCameras', 'yes')(known),
        },
      ],
    },
    {
      name: 'others',
      source: 'Art. 13 Abs. 1 lit. e DSGVO',
      questions: [{ name: 'otherRecipients', input: 'lines', isOptional: true }],
    },
  ],
  paragraphs: [
    { name: 'controller', source: 'Art. 13 Abs. 1 lit. a DSGVO', checkedOn },
    { name: 'partners', source: 'Art. 13 Abs. 1 lit. a DSGVO', checkedOn, when: uses('boxes') },
    { name: 'officer', source: 'Art. 13 Abs. 1 lit. b DSGVO', checkedOn, when: answered('hasOfficer', 'yes') },
    { name: 'visit', source: 'Art. 13 Abs. 1 lit. c, d DSGVO', checkedOn },
    { name: 'cookies', source: '§ 25 Abs. 2 TDDDG', checkedOn },
    { name: 'statistics', source: 'Art. 6 Abs. 1 lit. f DSGVO', checkedOn },
    { name: 'orders', source: 'Art. 6 Abs. 1 lit. b DSGVO', checkedOn, when: uses('goods') },
    { name: 'rentals', source: 'Art. 6 Abs. 1 lit. b, f DSGVO', checkedOn, when: uses('boxes') },
    { name: 'account', source: 'Art. 6 Abs. 1 lit. b DSGVO', checkedOn },
    { name: 'withdrawal', source: '§ 356a BGB, Art. 6 Abs. 1 lit. c DSGVO', checkedOn },
    { name: 'newsletter', source: '§ 7 Abs. 2 UWG, Art. 6 Abs. 1 lit. a DSGVO', checkedOn },
    { name: 'contact', source: 'Art. 6 Abs. 1 lit. b, f DSGVO', checkedOn },
    { name: 'contact_form', source: 'Art. 6 Abs. 1 lit. b, f DSGVO', checkedOn, when: uses('contact_form') },
    {
      name: 'chat',
      source: 'Art. 6 Abs. 1 lit. b, f DSGVO, § 25 Abs. 2 Nr. 2 TDDDG',
      checkedOn,
      when: uses('chat'),
    },
    { name: 'whatsapp', source: 'Art. 13 Abs. 1 lit. e, f DSGVO', checkedOn, when: uses('whatsapp') },
    { name: 'cameras', source: '§ 4 BDSG', checkedOn, when: answered('hasCameras', 'yes') },
    { name: 'recipients_guest', source: 'Art. 28 DSGVO', checkedOn, when: uses('guest') },
    {
      name: 'recipients_own',
      source: 'Art. 13 Abs. 1 lit. e DSGVO',
      checkedOn,
      when: (known) => uses('operator')(known) && !answered('hosting', 'provider')(known),
    },
    {
      name: 'recipients_host',
      source: 'Art. 28 DSGVO',
      checkedOn,
      when: (known) => uses('operator')(known) && answered('hosting', 'provider')(known),
    },
    { name: 'mail_own', source: 'Art. 28 DSGVO', checkedOn, when: uses('own_mail_server') },
    { name: 'stripe', source: 'Art. 13 Abs. 1 lit. e, f DSGVO', checkedOn, when: uses('stripe') },
    { name: 'paypal', source: 'Art. 13 Abs. 1 lit. e, f DSGVO', checkedOn, when: uses('paypal') },
    {
      name: 'others',
      source: 'Art. 13 Abs. 1 lit. e DSGVO',
      checkedOn,
      when: ({ answers }) => !!answers.otherRecipients,
    },
    { name: 'tiles', source: '§ 25 Abs. 1 TDDDG, Art. 6 Abs. 1 lit. a DSGVO', checkedOn, when: uses('tiles') },
    { name: 'youtube', source: '§ 25 Abs. 1 TDDDG, Art. 49 DSGVO', checkedOn, when: uses('youtube') },
    { name: 'vimeo', source: '§ 25 Abs. 1 TDDDG, Art. 49 DSGVO', checkedOn, when: uses('vimeo') },
    { name: 'keeping', source: 'Art. 13 Abs. 2 lit. a DSGVO, § 147 AO, § 257 HGB', checkedOn },
    { name: 'no_decisions', source: 'Art. 13 Abs. 2 lit. e, f DSGVO', checkedOn },
    { name: 'rights', source: 'Art. 13 Abs. 2 lit. b, c, Art. 21 DSGVO', checkedOn },
    { name: 'authority', source: 'Art. 13 Abs. 2 lit. d DSGVO', checkedOn, when: answered('land', ...LANDS) },
    { name: 'standing', source: 'Art. 12 Abs. 1 DSGVO', checkedOn },
  ],
};
