import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../testing/testing.tsx';
import { RichText } from './rich-text.tsx';

/** The browser's own editing, which there is none of here: what it is asked for. */
const run = vi.fn((..._asked: unknown[]) => true);
beforeEach(() => {
  run.mockClear();
  Object.assign(document, { execCommand: run });
});
afterEach(cleanup);

let kept = '';
function Field({ first, max = 100 }: { first: string; max?: number }) {
  const [text, setText] = useState(first);
  kept = text;
  return (
    <>
      <RichText label="Text" value={text} onText={setText} max={max} />
      <button type="button" onClick={() => setText('## Von *außen*')}>
        Außen
      </button>
    </>
  );
}
const open = (first: string, max?: number) => {
  renderScreen(<Field first={first} {...(max && { max })} />);
  return screen.getByRole('textbox', { name: 'Text' });
};

test('what is kept is shown as it is read, and what is written is kept as prose', () => {
  const field = open('Ganz **frisch**\n\n- eins');
  expect(field.innerHTML).toBe('<p>Ganz <b>frisch</b></p><ul><li>eins</li></ul>');
  field.append(document.createElement('p'));
  field.lastElementChild!.innerHTML = 'Dazu <i>mehr</i><script>alert(1)</script>';
  fireEvent.input(field);
  expect(kept).toBe('Ganz **frisch**\n\n- eins\n\nDazu *mehr*');
  fireEvent.click(screen.getByRole('button', { name: 'Außen' }));
  expect(field.innerHTML).toBe('<h2>Von *außen*</h2>');
});

test('what is pasted comes in as our own elements', () => {
  const field = open('');
  const html =
    '<h1 style="x">Titel</h1><p onclick="x">a <a href="javascript:alert(1)">b</a></p><img src=x onerror=alert(1)>';
  fireEvent.paste(field, { clipboardData: { getData: (type: string) => (type === 'text/html' ? html : 'Titel') } });
  expect(run).toHaveBeenLastCalledWith('insertHTML', false, '<h2>Titel</h2><p>a b</p>');
});

test('a plain text that is pasted is written, whatever signs are in it', () => {
  const field = open('');
  fireEvent.paste(field, { clipboardData: { getData: (type: string) => (type === 'text/html' ? '' : '<b>x</b>') } });
  expect(run).toHaveBeenLastCalledWith('insertHTML', false, '&lt;b&gt;x&lt;/b&gt;');
});

test('the usual keys mark; steps back stay within the text', () => {
  const field = open('Wort');
  field.focus();
  fireEvent.keyDown(field, { key: 'b', ctrlKey: true });
  expect(run).toHaveBeenLastCalledWith('bold', false, undefined);
  const above = vi.fn();
  document.addEventListener('keydown', above);
  fireEvent.keyDown(field, { key: 'z', ctrlKey: true });
  document.removeEventListener('keydown', above);
  expect(above).not.toHaveBeenCalled();
});

test('a text that is too long says so', () => {
  expect(open('kurz', 10).getAttribute('aria-invalid')).toBeNull();
  cleanup();
  expect(open('viel zu lang für zehn', 10).getAttribute('aria-invalid')).toBe('true');
});
