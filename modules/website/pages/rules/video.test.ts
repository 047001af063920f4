import { expect, test } from 'vitest';
import { videoOf } from './video.ts';

const cases: [address: string | null, embed: string | null][] = [
  [
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0',
  ],
  [
    'https://www.youtube.com/watch?list=x&v=aqz-KE-bpKQ&t=3',
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0',
  ],
  ['https://youtu.be/aqz-KE-bpKQ?t=3', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0'],
  ['https://vimeo.com/123456789', 'https://player.vimeo.com/video/123456789?autoplay=1&dnt=1'],
  ['https://evil.example/?https://youtu.be/aqz-KE-bpKQ', null],
  ['https://youtube.com.evil.example/watch?v=aqz-KE-bpKQ', null],
  ['http://youtu.be/aqz-KE-bpKQ', null],
  ['', null],
  [null, null],
];
for (const [address, embed] of cases)
  test(`${address} shows ${embed}`, () => expect(videoOf(address)?.embed ?? null).toBe(embed));
