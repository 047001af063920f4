import { appForTests } from '@fachwerk/testing/app-parts';
import { refusingBroker } from '@fachwerk/testing/refusing-broker';
import { expect, test } from 'vitest';
import { openBrokerClient } from './broker-client.ts';
import { brokerUrlOf } from './controllers-link.ts';

test('a broker that refuses the account is said to, and is reached as soon as it does not', async () => {
  const broker = await refusingBroker();
  const app = { ...appForTests([]), broker: { host: '127.0.0.1', port: 0, url: broker.url } };
  const { client, problem, answered } = openBrokerClient(app, { clientId: 'house' });
  await answered;
  expect(problem()).toBe('refuses the account');
  await expect.poll(() => client.connected, { timeout: 120_000 }).toBe(true);
  expect([problem(), broker.answers()]).toEqual([undefined, [5, 0]]);
  await client.endAsync(true);
  await broker.close();
});

const inside = { host: '127.0.0.1', port: 1883 };
const cases = [
  ['the host people type, with a broker inside', inside, 'mqtt://locks.example.com:1883'],
  [
    'an external broker, without our account',
    { ...inside, url: 'mqtts://me:secret@b.example:8884/?clientId=x' },
    'mqtts://b.example:8884/',
  ],
  [
    'its listener for devices',
    { ...inside, url: 'mqtt://me:secret@b:1884', publicUrl: 'mqtts://b.example:8883' },
    'mqtts://b.example:8883',
  ],
] as const;

for (const [name, broker, expected] of cases) {
  test(`devices are told ${name}`, () => {
    const app = { ...appForTests([]), publicUrl: 'https://locks.example.com', broker };
    expect(brokerUrlOf(app, 1883)).toBe(expected);
  });
}
