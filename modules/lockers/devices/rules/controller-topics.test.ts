import { expect, test } from 'vitest';
import { channelToPublish, maySubscribe } from './controller-topics.ts';

const own = { companyCode: 'zeitlager', controllerId: 'aaa' };

const publishing = [
  ['answers on its own ack', 'fw/zeitlager/aaa/ack', 'ack'],
  ['tells events', 'fw/zeitlager/aaa/event', 'event'],
  ['tells telemetry', 'fw/zeitlager/aaa/telemetry', 'telemetry'],
  ['tells presence', 'fw/zeitlager/aaa/presence', 'presence'],
  ['gives no commands, not even to itself', 'fw/zeitlager/aaa/cmd', null],
  ['plays no faults', 'fw/zeitlager/aaa/sim', null],
  ['does not speak for its neighbour', 'fw/zeitlager/bbb/ack', null],
  ['does not speak for another company', 'fw/other/aaa/ack', null],
  ['says nothing below its channels', 'fw/zeitlager/aaa/ack/deeper', null],
  ['says nothing elsewhere', '$SYS/broker', null],
] as const;

for (const [name, topic, expected] of publishing) {
  test(`a controller ${name}`, () => expect(channelToPublish(own, topic)).toBe(expected));
}

const subscribing = [
  ['hears its commands', 'fw/zeitlager/aaa/cmd', true],
  ['hears which faults to play', 'fw/zeitlager/aaa/sim', true],
  ['does not hear its own answers', 'fw/zeitlager/aaa/ack', false],
  ['does not hear everything of its own', 'fw/zeitlager/aaa/#', false],
  ['does not hear the commands of others', 'fw/zeitlager/+/cmd', false],
  ['does not hear another company', 'fw/+/aaa/cmd', false],
  ['does not hear everything', '#', false],
  ['does not hear the broker', '$SYS/#', false],
] as const;

for (const [name, topic, expected] of subscribing) {
  test(`a controller ${name}`, () => expect(maySubscribe(own, topic)).toBe(expected));
}
