import { createSocket, type RemoteInfo } from 'node:dgram';
import { once } from 'node:events';

const TYPES = { A: 1, CNAME: 5, TXT: 16, AAAA: 28 } as const;
type RecordType = keyof typeof TYPES;
const NO_SUCH_NAME = 3;
const SERVER_FAILED = 2;
/** Long enough to expose a resolver that caches. */
const TTL_SECONDS = 3600;

/** A DNS server with records set by the test, on its own port. */
export async function openDnsServer() {
  const records = new Map<string, readonly string[]>();
  let mood: 'answering' | 'silent' | 'failing' = 'answering';
  let asked = 0;
  const socket = createSocket('udp4');
  socket.on('message', (question: Buffer, from: RemoteInfo) => {
    asked++;
    if (mood === 'silent') return;
    const answer = mood === 'failing' ? reply(question, [], SERVER_FAILED) : answerTo(question);
    socket.send(answer, from.port, from.address);
  });

  function answerTo(question: Buffer): Buffer {
    const { name, type } = questionOf(question);
    const found = records.get(`${type} ${name}`);
    const isKnown = [...records.keys()].some((key) => key.endsWith(` ${name}`));
    const answers = (found ?? []).map((value) => recordOf(type, value));
    return reply(question, answers, isKnown ? 0 : NO_SUCH_NAME);
  }

  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return {
    address: `127.0.0.1:${socket.address().port}`,
    t: (type: RecordType, name: string, ...values: string[]) => void records.set(`${TYPES[type]} ${name}`, values),
    forget: () => records.clear(),
    be: (next: typeof mood) => {
      mood = next;
    },
    timesAsked: () => asked,
    close: () => new Promise<void>((resolve) => socket.close(() => resolve())),
  };
}

const HEADER_BYTES = 12;

function questionOf(message: Buffer): { name: string; type: number; end: number } {
  const labels: string[] = [];
  let at = HEADER_BYTES;
  for (let length = message[at]!; length > 0; length = message[at]!) {
    labels.push(message.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join('.').toLowerCase(), type: message.readUInt16BE(at + 1), end: at + 5 };
}

/** Header, the question as received, and the answers; additional sections are dropped. */
function reply(question: Buffer, answers: readonly Buffer[], code: number): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  question.copy(header, 0, 0, 2);
  header.writeUInt16BE(0x8180 | code, 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(answers.length, 6);
  return Buffer.concat([header, question.subarray(HEADER_BYTES, questionOf(question).end), ...answers]);
}

function recordOf(type: number, value: string): Buffer {
  const data = dataOf(type, value);
  const head = Buffer.alloc(HEADER_BYTES);
  // Compression pointer to the name in the question.
  head.writeUInt16BE(0xc00c, 0);
  head.writeUInt16BE(type, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt32BE(TTL_SECONDS, 6);
  head.writeUInt16BE(data.length, 10);
  return Buffer.concat([head, data]);
}

function dataOf(type: number, value: string): Buffer {
  if (type === TYPES.A) return Buffer.from(value.split('.').map(Number));
  const parts = type === TYPES.TXT ? (value.match(/.{1,20}/gs) ?? ['']) : [...value.split('.'), ''];
  return Buffer.concat(parts.map((part) => Buffer.concat([Buffer.from([part.length]), Buffer.from(part, 'latin1')])));
}
