import { Histogram, Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { Durations } from './durations.ts';

test('Prometheus reads what the histogram of the library would say', async () => {
  const options = { name: 'wait_seconds', help: 'How long', labelNames: ['method', 'status'], buckets: [0.01, 0.1, 1] };
  const [ours, theirs] = [new Registry(), new Registry()];
  const mine = new Durations(options, ours);
  const usual = new Histogram({ ...options, registers: [theirs] });
  const given: [number, string, string][] = [
    [0.005, 'GET', '2xx'],
    [0.01, 'GET', '2xx'],
    [0.05, 'GET', '4xx'],
    [0, 'POST', '2xx'],
    [7, 'POST', '2xx'],
    [1, 'GET', '2xx'],
  ];
  for (const [seconds, method, status] of given) {
    mine.observe(seconds, method, status);
    usual.observe({ method, status }, seconds);
  }
  expect(await ours.metrics()).toBe(await theirs.metrics());
});
