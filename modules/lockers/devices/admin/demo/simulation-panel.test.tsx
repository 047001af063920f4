import { startSession } from '@fachwerk/react/session';
import { answering, fakeWire, renderScreen } from '@fachwerk/react/testing';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { simulationApi } from '../../contract-simulation.ts';
import { controllerLike, meLike } from '../../rules/devices.for-tests.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { SimulationPanel } from './simulation-panel.tsx';

beforeEach(() => {
  const me = meLike('locks.service');
  const demo = { ...me, companyObject: { ...me.companyObject, isDemo: true } };
  localStorage.clear();
  startSession('token-of-the-test', JSON.parse(JSON.stringify(demo)));
});

test('only what is virtual is called so, and nothing before that is known', async () => {
  const virtual = controllerLike(1).id;
  fakeWire(answering(simulationApi.faults, { controllerIds: [virtual], faults: [] }));
  renderScreen(
    <>
      <SimulationPanel controllerId={virtual} lock={null} />
      <SimulationPanel controllerId={controllerLike(2).id} lock={null} />
    </>,
  );
  expect(screen.queryByText(adminDe['simulation.about'])).toBeNull();
  expect(await screen.findAllByText(adminDe['simulation.about'])).toHaveLength(1);
});
