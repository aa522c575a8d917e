import type { ExperimentClient } from '../../backend/providers/experiments/experiments.ts';
import { provider as experiments } from '../../backend/providers/experiments/provider.ts';
import { createAdapter, type Selections } from '../../backend/providers/provider.ts';
import { createSandbox, type Sandbox } from '../../backend/sandbox/sandbox.ts';
import type { Log } from '../../src/lib/log.ts';

export interface Experiments {
  /** `undefined` where the feature is off. */
  readonly client: ExperimentClient | undefined;
  /** Serves `/sandbox/experiments`, also where another process serves the commerce API. */
  readonly sandbox: Sandbox | undefined;
}

/** Begins to fetch the experiments. Nothing waits for them: pages show the baseline until they are known. */
export function createExperiments(providers: Selections, log: Log): Experiments {
  const { adapter: client, router } = createAdapter(experiments, providers, { log });
  client?.start();
  client?.whenReady().catch((error: unknown) => {
    if (client.state === 'Starting' || client.state === 'Failed')
      log.warn({ err: error, state: client.state }, 'experiments: pages show the baseline');
  });
  return { client, sandbox: router && createSandbox([router], log) };
}
