import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { greeting } from './greeting.ts';
import type { RunningServer } from './server.ts';

const server: RunningServer = {
  hasApp: true,
  hasDemo: false,
  hasCompanies: true,
  virtualLocks: 0,
  version: '1',
  database: 'here',
  brokerUrl: 'mqtt://localhost:1883',
  brokerProblem: 'refuses the account',
  notReady: [],
  stop: async () => {},
};

test('a broker that refuses the account is said at the start, without the account', () => {
  const config = readConfig({ MQTT_URL: 'mqtt://me:planted-secret@broker.example:1884' });
  const said = greeting(config, server, 1);
  expect(said).toContain('over the broker at broker.example:1884, which refuses the account');
  expect(said).not.toContain('planted-secret');
});

test('nobody is greeted with ready while /api/ready is red', () => {
  const config = readConfig({});
  expect(greeting(config, server, 1)).toContain('is ready after 1.0 s');
  const said = greeting(config, { ...server, notReady: ['jobs'] }, 1);
  expect(said).toContain('it is not ready: jobs');
  expect(said).not.toContain('is ready');
});
