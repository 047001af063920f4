import { connect, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';

/** A mailbox that is emptied (POP3, RFC 1939). */
export type Maildrop = {
  list(): Promise<readonly { readonly number: string; readonly bytes: number }[]>;
  /** The mail, or its first lines. */
  read(number: string, lines?: number): Promise<string>;
  remove(number: string): Promise<void>;
  /** Only now what was removed is gone. */
  leave(): Promise<void>;
  close(): void;
};

const SILENCE_MS = 30_000;
const LONGEST_LINE = 100_000;
const LONGEST_ANSWER = 2_000_000;
const PORTS: Readonly<Record<string, number>> = { 'pop3:': 110, 'pop3s:': 995 };

/** `pop3s://user:password@host:995`. */
export async function openMaildrop(address: string): Promise<Maildrop> {
  const { protocol, hostname: host, port, username, password } = new URL(address);
  const to = { host, port: Number(port) || PORTS[protocol]!, timeout: SILENCE_MS };
  const socket = protocol === 'pop3s:' ? connectTls(to) : connect(to);
  socket.setEncoding('latin1');
  socket.on('timeout', () => socket.destroy(new Error('the mailbox of returned mails is silent')));
  // Whoever reads the next line hears of it.
  socket.on('error', () => {});
  const line = linesOf(socket);
  const answer = async (): Promise<string> => {
    const said = await line();
    if (!said.startsWith('+OK')) throw new Error('the mailbox of returned mails refused a command');
    return said;
  };
  const t = async (command: string) => {
    socket.write(`${command}\r\n`);
    return answer();
  };
  /** Up to the line with nothing but a point; a point too many stands before one that begins with it. */
  const many = async (command: string): Promise<string[]> => {
    await t(command);
    const lines: string[] = [];
    let size = 0;
    for (let each = await line(); each !== '.'; each = await line()) {
      size += each.length + 2;
      if (size > LONGEST_ANSWER) throw new Error('the mailbox of returned mails says too much');
      lines.push(each.startsWith('.') ? each.slice(1) : each);
    }
    return lines;
  };
  try {
    await answer();
    await t(`USER ${decodeURIComponent(username)}`);
    await t(`PASS ${decodeURIComponent(password)}`);
  } catch (error) {
    socket.destroy();
    throw error;
  }
  return {
    list: async () =>
      (await many('LIST')).flatMap((each) => {
        const [number = '', bytes = ''] = each.split(' ');
        return /^\d+$/.test(number) ? [{ number, bytes: Number(bytes) }] : [];
      }),
    read: async (number, lines) =>
      (await many(lines === undefined ? `RETR ${number}` : `TOP ${number} ${lines}`)).join('\n'),
    remove: async (number) => void (await t(`DELE ${number}`)),
    leave: async () => void (await t('QUIT')),
    close: () => socket.destroy(),
  };
}

function linesOf(socket: Socket): () => Promise<string> {
  const chunks = socket[Symbol.asyncIterator]();
  let kept = '';
  return async () => {
    for (;;) {
      const end = kept.indexOf('\n');
      if (end >= 0) {
        const found = kept.slice(0, end).replace(/\r$/, '');
        kept = kept.slice(end + 1);
        return found;
      }
      if (kept.length > LONGEST_LINE) throw new Error('the mailbox of returned mails says too much');
      const { value, done } = await chunks.next();
      if (done) throw new Error('the mailbox of returned mails hung up');
      kept += String(value);
    }
  };
}
