import { EVERYTHING, openDevice, openLocks, type TestLocks } from '@fachwerk/maintenance/testing';
import { type Span, type SpanFacts, traceBy } from '@fachwerk/server/trace';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { controllerApi } from '../../contract-controller.ts';

const begun: { readonly facts: SpanFacts; readonly parent: string | undefined }[] = [];

/** Remembers what was begun, and under what. */
function spanFor(facts: SpanFacts, parent: Span | undefined): Span {
  begun.push({ facts, parent: (parent as unknown as { name: string } | undefined)?.name });
  const span = {
    name: facts.name,
    spanContext: () => ({ traceId: 'a1'.repeat(16), spanId: 'b2'.repeat(8), traceFlags: 1 }),
    isRecording: () => false,
    end: () => {},
    addEvent: () => span,
    setAttribute: () => span,
    setStatus: () => span,
    updateName: () => span,
  };
  return span as unknown as Span;
}

let locks: TestLocks;
beforeAll(async () => {
  locks = await openLocks();
  await locks.app.start();
});
afterAll(async () => {
  traceBy(undefined);
  await locks.app.close();
});

test('commands and reports are traced, without the name of a controller', async () => {
  const device = await openDevice(locks, locks.berlin);
  const technician = locks.by(locks.city, EVERYTHING);
  traceBy(spanFor);
  await technician.call(controllerApi.ping, { controller: { id: locks.berlin.controllerId } });
  await locks.app.runJobs();
  const command = await device.command();
  await device.answer({ id: command.id, step: 'pong' });
  traceBy(undefined);
  const publish = begun.find(({ facts }) => facts.name === 'mqtt publish cmd')!;
  expect(publish.parent).toMatch(/^(job|transaction)/);
  expect(publish.facts).toMatchObject({ kind: 'producer', attributes: { 'messaging.system': 'mqtt' } });
  const reports = begun.find(({ facts }) => facts.name === 'mqtt process reports')!;
  expect(reports).toMatchObject({
    parent: undefined,
    facts: { kind: 'consumer', attributes: { 'messaging.batch.message_count': 1 } },
  });
  expect(begun.some(({ parent }) => parent === 'mqtt process reports')).toBe(true);
  expect(JSON.stringify(begun.map(({ facts }) => [facts.name, facts.attributes]))).not.toContain(
    locks.berlin.controllerId,
  );
  await device.client.endAsync();
});
