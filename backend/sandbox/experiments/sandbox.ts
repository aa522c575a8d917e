import type { ExperimentClient } from '../../providers/experiments/experiments.ts';
import { createOptimizelyClient } from '../../providers/experiments/optimizely.ts';
import type { OptimizelyDeps } from '../../providers/experiments/optimizely-parts.ts';
import type { CreateSandbox } from '../../providers/provider.ts';
import { createExperimentVendor } from './vendor.ts';

/** A host that no network has: the requests stay in the process. */
const VENDOR = 'http://sandbox.invalid/experiments';

/** The real client, whose requests to the vendor the router serves. */
export const createSandbox: CreateSandbox<ExperimentClient, OptimizelyDeps> = ({ log }) => {
  const router = createExperimentVendor();
  const settings = {
    sdkKey: 'sandbox',
    datafileUrl: `${VENDOR}/datafile.json`,
    eventsUrl: `${VENDOR}/v1/events`,
    predictionsUrl: VENDOR,
  };
  const send = async (url: string, init: RequestInit): Promise<Response> => router.request(url, init);
  return { adapter: createOptimizelyClient(settings, { log, send }), router };
};
