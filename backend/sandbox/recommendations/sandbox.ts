import { createEmbeddedRecommendations, type EmbeddedDeps } from '../../providers/recommendations/embedded.ts';
import type { CreateSandbox } from '../../providers/provider.ts';
import type { RecommendationProvider } from '../../providers/recommendations/recommendations.ts';

/** The shop's own figures, which are all that a shop without a recommendation service has. */
export const createSandbox: CreateSandbox<RecommendationProvider, EmbeddedDeps> = (deps) => ({
  adapter: createEmbeddedRecommendations(deps),
});
