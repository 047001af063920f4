import { expect, test } from 'vitest';
import { framedMail } from './framed-mail.ts';

const parsed = (html: string) => new DOMParser().parseFromString(framedMail(html, 'N1').document, 'text/html');

test('a shown mail has its own policy first: nothing from elsewhere, styles by the nonce of the page', () => {
  const first = parsed('<p>Hallo</p>').head.firstElementChild;
  expect([first?.getAttribute('http-equiv'), first?.getAttribute('content')]).toEqual([
    'Content-Security-Policy',
    "default-src 'none'; img-src data:; style-src 'nonce-N1'; form-action 'none'; base-uri 'none'",
  ]);
});

test('what could run or lead away is not in it', () => {
  const mail = parsed(
    '<base href="https://evil.example/"><meta http-equiv="refresh" content="0;url=https://evil.example"><script>1</script><form></form><iframe></iframe><a href="https://a.example">A</a>',
  );
  expect(mail.querySelectorAll('script, form, iframe, base[href], meta[http-equiv="refresh"]')).toHaveLength(0);
  expect([mail.querySelector('base')?.target, mail.querySelector('a')?.rel]).toEqual(['_blank', 'noopener noreferrer']);
});

test('styles of elements become rules of one sheet, which nothing in them can leave', () => {
  const mail = parsed(
    '<style>p{margin:0}</style><p style="color:red">Rot</p><style>a::after{content:"</sty" "le><b>"}</style>',
  );
  const sheets = mail.querySelectorAll('style');
  expect([sheets.length, sheets[0]?.getAttribute('nonce'), mail.querySelectorAll('[style], b').length]).toEqual([
    1,
    'N1',
    0,
  ]);
  const at = mail.querySelector('p')?.getAttribute('data-mail-style');
  expect(sheets[0]?.textContent).toContain(`[data-mail-style="${at}"]{color:red}`);
});

test('pictures from elsewhere are told of, those within the mail are not', () => {
  expect(framedMail('<img src="https://a.example/x.png">', 'N').hasPictures).toBe(true);
  expect(framedMail('<img src="data:image/png;base64,AA==">', 'N').hasPictures).toBe(false);
});
